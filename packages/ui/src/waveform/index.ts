export { clockTime } from './clock-time.ts'
export { Waveform, type WaveformProps } from './waveform.tsx'
