const clamp = (peak: number | undefined) => (peak !== undefined && peak > 0 ? Math.min(peak, 1) : 0)

/**
 * Bars of a wave as one SVG path in a box of `bars` by 2, centred on 0. Each bar is the loudest of the peaks
 * that share it; fewer peaks than bars are stretched. What is no level counts as silence.
 */
export function wavePath(peaks: readonly number[], bars: number): string {
  let path = ''
  for (let bar = 0; bar < bars; bar += 1) {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    let loudest = 0
    for (let at = from; at < to; at += 1) loudest = Math.max(loudest, clamp(peaks[at]))
    // Silence is a dot, so that a recording of nothing is still seen to be one.
    const half = Math.max(loudest * 0.92, 0.02).toFixed(3)
    path += `M${bar + 0.5} -${half}V${half}`
  }
  return path
}
