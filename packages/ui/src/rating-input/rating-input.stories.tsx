import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { RatingInput, type RatingInputProps } from './rating-input.tsx'

const samples = {
  en: {
    ask: 'Rate this game',
    confirm: 'Confirm',
    cancel: 'Cancel',
    login: 'Please login to rate this game.',
    loginLink: 'Log in',
    thanks: 'Thanks for your rating!',
  },
  ar: {
    ask: 'قيّم هذه اللعبة',
    confirm: 'تأكيد',
    cancel: 'إلغاء',
    login: 'سجّل دخولك لتقيّم هذه اللعبة.',
    loginLink: 'تسجيل الدخول',
    thanks: 'شكرًا على تقييمك!',
  },
}

function Sample({
  under,
  ...args
}: Partial<RatingInputProps> & { under?: (sample: typeof samples.en, clear: () => void) => ReactNode }) {
  const sample = useSample(samples)
  const [value, choose] = useState<number | null>(args.value ?? null)
  const [preview, show] = useState<number | null>(args.preview ?? null)
  return (
    <RatingInput
      legend={sample.ask}
      {...args}
      value={value}
      preview={preview}
      onPreviewChange={show}
      onValueChange={choose}
    >
      {value !== null && under?.(sample, () => choose(null))}
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
export const Confirming: Story = {
  render: (args) => (
    <Sample
      {...args}
      value={4}
      under={(sample, clear) => (
        <div className="flex gap-3">
          <Button variant="action">{sample.confirm}</Button>
          <Button variant="quiet" onClick={clear}>
            {sample.cancel}
          </Button>
        </div>
      )}
    />
  ),
}

export const SignedOut: Story = {
  render: (args) => (
    <Sample
      {...args}
      value={5}
      under={(sample) => (
        <p>
          {sample.login}{' '}
          <a className="text-link underline" href="#/login">
            {sample.loginLink}
          </a>
        </p>
      )}
    />
  ),
}

export const Thanks: Story = {
  render: (args) => (
    <Sample {...args} disabled value={5} under={(sample) => <output>{sample.thanks}</output>} />
  ),
}

export const Disabled: Story = { args: { disabled: true, value: 3 } }
