const clamp = (peak: number | undefined) => (peak !== undefined && peak > 0 ? Math.min(peak, 1) : 0)

/**
 * Returns the bars of a waveform as one SVG path in a box of `bars` by 2, centered on 0. A bar shows the loudest of
 * its peaks; fewer peaks than bars are stretched. Invalid peaks count as silence.
 */
export function wavePath(peaks: readonly number[], bars: number): string {
  let path = ''
  for (let bar = 0; bar < bars; bar += 1) {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    let loudest = 0
    for (let at = from; at < to; at += 1) loudest = Math.max(loudest, clamp(peaks[at]))
    // Silence is drawn as dots, so that a silent recording is visible.
    const half = Math.max(loudest * 0.92, 0.02).toFixed(3)
    path += `M${bar + 0.5} -${half}V${half}`
  }
  return path
}
