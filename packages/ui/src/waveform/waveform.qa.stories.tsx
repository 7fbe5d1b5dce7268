import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { speechPeaks } from './waveform.samples.ts'
import { Waveform, type WaveformProps } from './waveform.tsx'

const meta = {
  title: 'Components/Studio/Waveform/QA',
  component: Waveform,
  tags: ['qa', '!dev', '!autodocs'],
  args: { label: '', peaks: [] },
} satisfies Meta<typeof Waveform>
export default meta

const states: Partial<WaveformProps>[] = [
  {},
  { position: 10, onSeek: () => {} },
  { position: 24 },
  { peaks: [] },
  { peaks: [1, 1, 1, 1] },
  { peaks: [0.1, 0.9, 0.2], position: 8 },
]

/** Not played, half played, played; silence, full loudness, and fewer peaks than bars; wide and narrow. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
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
  },
}
