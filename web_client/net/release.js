/**
 * Return whether the server has another release of the client than the one that this page comes from:
 * then it has no modules of this one any more. Throws when the server can't be reached.
 */
export async function isPast() {
  const answer = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
  return answer.status === 404;
}
