import type { CleanupScope } from '../cleanup-scope.ts'
import { LoudnessMeter } from '../processing/loudness.ts'

/** Interval between measurements, in ms. */
const interval = 40

/** Measures the level of a source every 40 ms until the scope ends; less often in a hidden page. */
export function measureLevel(
  source: MediaStreamAudioSourceNode,
  scope: CleanupScope,
  onLevel: (level: number) => void,
): void {
  const analyser = source.context.createAnalyser()
  const samples = new Float32Array(analyser.fftSize)
  const meter = new LoudnessMeter(samples.length)
  source.connect(analyser)
  scope.keep(source, (source) => source.disconnect())
  const measure = () => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(meter.push(samples) ?? 0)
  }
  scope.keep(setInterval(measure, interval), clearInterval)
}
