import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import PlaybackPositionExample from './playback-position.example.tsx'
import { speechPeaks } from './waveform.samples.ts'
import { Waveform, type WaveformProps } from './waveform.tsx'

function Sample(props: Partial<WaveformProps>) {
  const { label } = useSample({ en: { label: 'Your recording' }, ar: { label: 'تسجيلك' } })
  return <Waveform className="max-w-xl" peaks={speechPeaks} duration={24} {...props} label={label} />
}

function Seeking(props: Partial<WaveformProps>) {
  const [position, setPosition] = useState(9)
  return <Sample {...props} position={position} onSeek={setPosition} />
}

const meta = {
  title: 'Components/Studio/Waveform',
  component: Waveform,
  args: { label: '', peaks: speechPeaks },
  render: ({ label: _label, ...args }) => <Seeking {...args} />,
} satisfies Meta<typeof Waveform>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without `onSeek` it is an image instead of a slider. */
export const Image: Story = { render: () => <Sample position={15} /> }

export const Silent: Story = { args: { peaks: [] } }

/** The host keeps the position and shows it in digits. */
export const PlaybackPosition: Story = { tags: ['example'], render: PlaybackPositionExample }
