import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import { UserText } from '../bidi/index.ts'
import { ChatMessage } from '../chat-message/index.ts'
import { useSample } from '../testing/sample.ts'
import { ChatTranscript, type ChatTranscriptProps } from './chat-transcript.tsx'
import { conversation } from './chat-transcript.samples.ts'
import StreamingExample from './streaming.example.tsx'
import WithInputExample from './with-input.example.tsx'

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
            <UserText as="p">{text}</UserText>
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

/** Messages that were sent follow at the end. */
export const WithInput: Story = { tags: ['example'], render: WithInputExample }

/** A reply that streams in and is announced when complete. */
export const Streaming: Story = { tags: ['example'], render: StreamingExample }
