import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { GlobeIcon, LinkIcon } from '../icons/index.ts'
import { Tag } from '../tag/index.ts'
import { useSample } from '../testing/sample.ts'
import { PromptInput, type PromptInputProps } from './prompt-input.tsx'
import { promptSamples } from './prompt-input.samples.ts'

function Sample({ keep = false, ...props }: Partial<PromptInputProps> & { keep?: boolean }) {
  const sample = useSample(promptSamples)
  const [text, setText] = useState(props.value ?? sample.text)
  const [sent, setSent] = useState<readonly string[]>([])
  return (
    <div data-sent={sent.length} data-lines={text.split('\n').length} className="max-w-2xl">
      <PromptInput
        {...props}
        label={sample.label}
        placeholder={sample.placeholder}
        value={text}
        onValueChange={setText}
        onSend={(promptSamples) => {
          setSent((before) => [...before, promptSamples])
          return !keep
        }}
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

/** The message could not be sent, so the text is kept. */
export const SendFailed: Story = { render: (args) => <Sample {...args} keep /> }

export const Limit: Story = { args: { limit: 60 } }

export const TooLong: Story = { args: { limit: 20 } }

/** Buttons below the text and attachments above it. */
export const WithAttachment: Story = {
  render: function WithAttachment(args) {
    const sample = useSample(promptSamples)
    return (
      <Sample
        {...args}
        value=""
        allowBlank
        attachments={<Tag>{sample.file}</Tag>}
        tools={
          <>
            <IconButton size="small" variant="quiet" icon={LinkIcon} label={sample.attach} />
            <Button size="small" variant="quiet" startIcon={GlobeIcon}>
              {sample.web}
            </Button>
          </>
        }
      />
    )
  },
}
