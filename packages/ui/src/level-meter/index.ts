export { LevelMeter, type LevelMeterHandle, type LevelMeterProps } from './level-meter.tsx'
