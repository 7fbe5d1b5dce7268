export { foldText } from './fold-text.ts'
export { takeGraphemes, graphemePattern, shorten } from './take-graphemes.ts'
export { toVisibleLine } from './to-visible-line.ts'
