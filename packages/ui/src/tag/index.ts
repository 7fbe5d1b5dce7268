export { getHueAttributes } from './hue-attributes.ts'
export { type Hue, type HueName } from './hue.ts'
export { Tag, type TagProps } from './tag.tsx'
