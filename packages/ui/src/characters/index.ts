export { firstCharacters, grapheme, shorten } from './first-characters.ts'
export { visibleLine } from './visible-line.ts'
