export { ImageComparison, type ComparedImage, type ImageComparisonProps } from './image-comparison.tsx'
