// Written by `make wire` from the server's rules: don't edit.

/** The figures of the boxes from a6 to f1, row by row. @type {string[]} */
export const GRID = ["small 1 5 3 6 2", "2 morpyam full mini square 4", "4 maxi call sec straight 1", "6 straight sec call maxi 3", "3 square mini full morpyam 5", "5 1 4 2 6 small"];

/** The figures of the boxes in the middle. @type {string[]} */
export const HARD = ["straight", "full", "square", "mini", "maxi", "morpyam", "sec", "call"];

/** The figures that can be called. @type {string[]} */
export const CALLABLE = ["morpyam", "square", "maxi", "mini", "sec", "straight", "full"];

/** The figures that a first roll has to show for sec. @type {string[]} */
export const SEC_FIGURES = ["straight", "full", "square", "mini", "maxi", "morpyam"];

/** The rolls that show a figure, each in ascending order. @type {Record<string, string>} */
export const SHOWN = {
  1: "11111 11112 11113 11114 11115 11116 11122 11123 11124 11125 11126 11133 11134 11135 11136 11144 11145 11146 11155 11156 11166",
  2: "11222 12222 12223 12224 12225 12226 22222 22223 22224 22225 22226 22233 22234 22235 22236 22244 22245 22246 22255 22256 22266",
  3: "11333 12333 13333 13334 13335 13336 22333 23333 23334 23335 23336 33333 33334 33335 33336 33344 33345 33346 33355 33356 33366",
  4: "11444 12444 13444 14444 14445 14446 22444 23444 24444 24445 24446 33444 34444 34445 34446 44444 44445 44446 44455 44456 44466",
  5: "11555 12555 13555 14555 15555 15556 22555 23555 24555 25555 25556 33555 34555 35555 35556 44555 45555 45556 55555 55556 55566",
  6: "11666 12666 13666 14666 15666 16666 22666 23666 24666 25666 26666 33666 34666 35666 36666 44666 45666 46666 55666 56666 66666",
  small: "11234 12234 12334 12344 12345 12346 13456 22345 23345 23445 23455 23456 33456 34456 34556 34566",
  straight: "12345 23456",
  full: "11111 11122 11133 11144 11155 11166 11222 11333 11444 11555 11666 22222 22233 22244 22255 22266 22333 22444 22555 22666 33333 33344 33355 33366 33444 33555 33666 44444 44455 44466 44555 44666 55555 55566 55666 66666",
  square: "11111 11112 11113 11114 11115 11116 12222 13333 14444 15555 16666 22222 22223 22224 22225 22226 23333 24444 25555 26666 33333 33334 33335 33336 34444 35555 36666 44444 44445 44446 45555 46666 55555 55556 56666 66666",
  mini: "11111 11112 11113 11114 11122 11123 11222",
  maxi: "36666 45666 46666 55566 55666 56666 66666",
  morpyam: "11111 22222 33333 44444 55555 66666",
};

/** The points of a run, by the number of seats and its length. @type {Record<string, Record<string, number>>} */
export const WORTH = {
  2: { 3: 1, 4: 2 },
  3: { 3: 1, 4: 3 },
  4: { 3: 1, 4: 3 },
};

/** The tokens of each seat, by the number of seats. @type {Record<string, number>} */
export const TOKENS = {
  2: 17,
  3: 11,
  4: 8,
};

/** How many rolls a turn has. @type {number} */
export const LAST_ROLL = 3;

/** The length of a run that wins at once. @type {number} */
export const KO = 5;
