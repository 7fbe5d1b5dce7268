import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import AskAndStopExample from './ask-and-stop.example.tsx'
import { PromptInput, type PromptInputProps } from './prompt-input.tsx'
import { promptSamples } from './prompt-input.samples.ts'
import SendFailedExample from './send-failed.example.tsx'
import WithAttachmentExample from './with-attachment.example.tsx'

function Sample(props: Partial<PromptInputProps>) {
  const sample = useSample(promptSamples)
  const [text, setText] = useState(props.value ?? sample.text)
  const [sentCount, setSentCount] = useState(0)
  return (
    <div data-sent={sentCount} data-lines={text.split('\n').length} className="max-w-2xl">
      <PromptInput
        {...props}
        label={sample.label}
        placeholder={sample.placeholder}
        value={text}
        onValueChange={setText}
        onSend={() => setSentCount((count) => count + 1)}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Studio/PromptInput',
  component: PromptInput,
  args: { label: '', onSend: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof PromptInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The button is disabled while there is no text. */
export const Empty: Story = { args: { value: '' } }

/** While a reply is generated, the button stops it. Typed text is kept. */
export const Busy: Story = {
  render: function Busy(args) {
    const [busy, setBusy] = useState(true)
    return (
      <div data-busy={busy}>
        <Sample {...args} busy={busy} onStop={() => setBusy(false)} />
      </div>
    )
  },
}

/** Sending starts the answer, and the button stops it. */
export const AskAndStop: Story = { tags: ['example'], render: AskAndStopExample }

/** The message could not be sent, so the text is kept. */
export const SendFailed: Story = { tags: ['example'], render: SendFailedExample }

export const Limit: Story = { args: { limit: 60 } }

export const TooLong: Story = { args: { limit: 20 } }

/** Buttons below the text and attachments above it. */
export const WithAttachment: Story = { tags: ['example'], render: WithAttachmentExample }
