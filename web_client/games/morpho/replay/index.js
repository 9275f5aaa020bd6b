// What a round of M.O.R.P.H.O. has besides its table when it is seen again.

export { Knowledge } from "./knowledge.js";
export { mark } from "./marks.js";
