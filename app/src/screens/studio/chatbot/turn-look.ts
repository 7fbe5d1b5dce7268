/** Buttons under an earlier turn: there for the keyboard and for fingers, seen when a pointer is near. */
export const quietUntilNear =
  'flex flex-wrap gap-1 transition-opacity not-pointer-coarse:opacity-0 focus-within:opacity-100 group-hover/turn:opacity-100'
