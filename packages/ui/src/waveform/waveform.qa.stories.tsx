import { useSample } from '../testing/sample.ts'
import { speechPeaks } from './waveform.samples.ts'
import { Waveform, type WaveformProps } from './waveform.tsx'

export default { title: 'Components/Studio/Waveform/QA', tags: ['qa', '!dev', '!autodocs'] }

const states: Partial<WaveformProps>[] = [
  {},
  { position: 10, onSeek: () => {} },
  { position: 24 },
  { peaks: [] },
  { peaks: [1, 1, 1, 1] },
  { peaks: [0.1, 0.9, 0.2], position: 8 },
]

/** Not played, half played, played; silence, full loudness, and fewer peaks than bars; wide and narrow. */
export function Variants() {
  const { label } = useSample({ en: { label: 'Recording' }, ar: { label: 'تسجيل' } })
  return (
    <div className="grid max-w-3xl gap-4">
      {states.map((state, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Waveform key={at} label={label} peaks={speechPeaks} duration={24} {...state} />
      ))}
      <Waveform label={label} peaks={speechPeaks} duration={24} position={12} className="w-40" />
    </div>
  )
}
