import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { ErrorState, type ErrorStateProps } from './error-state.tsx'
import { OfflineIcon } from '../icons/index.ts'
import RetryCountdownExample from './retry-countdown.example.tsx'
import RetryExample from './retry.example.tsx'

const samples = {
  en: {
    title: 'The scores did not come through',
    text: 'The server took too long to answer.',
    hint: 'Check your connection. If it holds, the server is resting: come back in a minute.',
  },
  ar: {
    title: 'لم تصل النقاط',
    text: 'تأخر الخادم في الرد.',
    hint: 'تحقّق من اتصالك. فإن كان سليمًا فالخادم متوقف، عُد بعد دقيقة.',
  },
}

function Sample(props: ErrorStateProps) {
  const { title, text, hint } = useSample(samples)
  const [busy, setBusy] = useState(props.busy ?? false)
  return (
    <ErrorState {...props} busy={busy} onRetry={() => setBusy(true)} title={title} hint={hint}>
      {text}
    </ErrorState>
  )
}

const meta = {
  title: 'Components/Structure/ErrorState',
  component: ErrorState,
  args: { title: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Offline: Story = { args: { icon: OfflineIcon } }
export const Retrying: Story = { args: { busy: true } }

/** The button is busy and keeps focus while the retry runs. */
export const Retry: Story = { tags: ['example'], render: RetryExample }

/** After a rate limit the button counts down the seconds. */
export const RetryCountdown: Story = { tags: ['example'], render: RetryCountdownExample }
