export { formatClockTime } from './format-clock-time.ts'
export { Waveform, type WaveformProps } from './waveform.tsx'
