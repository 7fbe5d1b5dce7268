export { AspectRatioPicker, type AspectRatio, type AspectRatioPickerProps } from './aspect-ratio-picker.tsx'
