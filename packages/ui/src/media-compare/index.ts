export { MediaCompare, type ComparedPicture, type MediaCompareProps } from './media-compare.tsx'
