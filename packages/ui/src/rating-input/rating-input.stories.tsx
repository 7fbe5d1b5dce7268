import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import ConfirmingExample from './confirming.example.tsx'
import { RatingInput, type RatingInputProps } from './rating-input.tsx'
import SignedOutExample from './signed-out.example.tsx'

const samples = {
  en: { label: 'Rate this game', thanks: 'Thanks for your rating!' },
  ar: { label: 'قيّم هذه اللعبة', thanks: 'شكرًا على تقييمك!' },
}

function Sample({ thankful = false, ...args }: Partial<RatingInputProps> & { thankful?: boolean }) {
  const { label, thanks } = useSample(samples)
  const [value, choose] = useState<number | null>(args.value ?? null)
  const [preview, show] = useState<number | null>(args.preview ?? null)
  return (
    <RatingInput
      label={label}
      {...args}
      value={value}
      preview={preview}
      onPreviewChange={show}
      onValueChange={choose}
    >
      {thankful && <output>{thanks}</output>}
    </RatingInput>
  )
}

const meta = {
  title: 'Components/Portal/RatingInput',
  component: RatingInput,
  args: { value: null, onValueChange: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof RatingInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The pointer is over the third star. */
export const Preview: Story = { args: { preview: 3 } }

/** The choice waits for a confirmation, rendered by the host. */
export const Confirming: Story = { tags: ['example'], render: ConfirmingExample }

/** A choice shows where to log in. */
export const SignedOut: Story = { tags: ['example'], render: SignedOutExample }

export const Thanks: Story = { render: (args) => <Sample {...args} disabled value={5} thankful /> }

export const Disabled: Story = { args: { disabled: true, value: 3 } }
