import { stepsPerSecond } from '../../core/index.ts'

/** Formats steps as minutes, seconds and tenths, isolated so that it reads the same in Arabic. */
export function formatStageTime(steps: number, formatNumber: (value: number) => string): string {
  const tenths = Math.floor((steps / stepsPerSecond) * 10)
  const minutes = Math.floor(tenths / 600)
  const [tens, ones, rest] = [Math.floor(tenths / 100) % 6, Math.floor(tenths / 10) % 10, tenths % 10]
  const [m, t, o, r] = [minutes, tens, ones, rest].map(formatNumber)
  return `\u2066${m}:${t}${o}.${r}\u2069`
}
