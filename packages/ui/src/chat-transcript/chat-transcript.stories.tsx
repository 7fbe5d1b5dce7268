import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { UserText } from '../bidi/index.ts'
import { Button } from '../button/index.ts'
import { ChatMessage } from '../chat-message/index.ts'
import { useSample } from '../testing/sample.ts'
import { ChatTranscript, type ChatTranscriptProps } from './chat-transcript.tsx'
import { conversation } from './chat-transcript.samples.ts'

function Sample({
  times = 1,
  ...props
}: Partial<ChatTranscriptProps> & { times?: number; 'data-no-mirror'?: string }) {
  const { label, you, model, turns } = useSample(conversation)
  return (
    <ChatTranscript className="h-96" {...props} label={label}>
      {Array.from({ length: times }, (_, round) =>
        turns.map(({ id, from, text }) => (
          <ChatMessage key={`${round} ${id}`} from={from} who={from === 'user' ? you : model}>
            <UserText as="p" text={text} />
          </ChatMessage>
        )),
      )}
    </ChatTranscript>
  )
}

const meta = {
  title: 'Components/Studio/ChatTranscript',
  component: ChatTranscript,
  args: { label: '' },
  render: ({ label: _label, children: _children, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof ChatTranscript>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The reader has scrolled back: the position is kept, and a button leads to the latest message. */
export const ScrolledBack: Story = {
  render: function ScrolledBack() {
    const root = useRef<HTMLDivElement>(null)
    useLayoutEffect(() => {
      const log = root.current?.querySelector('[role=log]')
      // Only user input ends automatic scrolling.
      log?.dispatchEvent(new WheelEvent('wheel'))
      log?.scrollTo({ top: 0 })
    }, [])
    return <Sample ref={root} className="h-72" />
  },
}

/** Five hundred messages. Only visible ones are laid out and painted, so the mirror test is off. */
export const FiveHundredMessages: Story = { render: () => <Sample times={84} data-no-mirror="" /> }

/** A reply that streams in and is announced when complete. */
export const Streaming: Story = {
  render: function Streaming() {
    const { label, you, model, turns } = useSample(conversation)
    const sample = useSample({ en: { write: 'Next words' }, ar: { write: 'الكلمات التالية' } })
    const words = (turns[3]?.text ?? '').split(' ')
    const [written, write] = useState(4)
    const done = written >= words.length
    return (
      <div className="grid justify-items-start gap-3">
        <ChatTranscript label={label} className="h-72 w-full">
          <ChatMessage from="user" who={you}>
            <UserText as="p" text={turns[2]?.text ?? ''} />
          </ChatMessage>
          <ChatMessage from="model" who={model} state={done ? 'complete' : 'streaming'}>
            <UserText as="p" text={words.slice(0, written).join(' ')} />
          </ChatMessage>
        </ChatTranscript>
        <Button disabled={done} onClick={() => write((count) => count + 8)}>
          {sample.write}
        </Button>
      </div>
    )
  },
}
