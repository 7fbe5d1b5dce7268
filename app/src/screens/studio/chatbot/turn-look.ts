/** Buttons under an earlier turn: there for the keyboard and for fingers, seen when a pointer is near. */
export const quietUntilNear =
  'flex flex-wrap gap-1 transition-opacity not-pointer-coarse:opacity-0 focus-within:opacity-100 group-hover/turn:opacity-100'

/** Blocks of an answer that are out of sight are neither laid out nor painted: ten thousand words stay smooth. */
export const longAnswer = '*:[contain-intrinsic-block-size:auto_4rem] *:[content-visibility:auto]'
