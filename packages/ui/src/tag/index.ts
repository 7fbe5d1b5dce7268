export { type Hue } from './hue.ts'
export { Tag, type TagProps } from './tag.tsx'
