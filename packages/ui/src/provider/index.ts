export { BareSahaProvider, type BareSahaProviderProps, type Density, type Theme } from './bare-provider.tsx'
export { getDirection, type Direction } from './direction.ts'
export { useKit, type Kit } from './kit.ts'
export { SahaProvider, type SahaProviderProps } from './provider.tsx'
