import { useEffect, useState } from "../../lib/index.js";

/** Return whether there is time left, and redraw when it has passed. @param {number} left in milliseconds */
export function useValidity(left) {
  const [, look] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => look((times) => times + 1), left);
    return () => clearTimeout(timer);
  });
  return left > 0;
}
