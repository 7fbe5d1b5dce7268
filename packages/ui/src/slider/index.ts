export { Slider, type SliderProps, type SliderRange } from './slider.tsx'
