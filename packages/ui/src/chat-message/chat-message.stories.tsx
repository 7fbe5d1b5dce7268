import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserText } from '../bidi/index.ts'
import { ChatTranscript } from '../chat-transcript/index.ts'
import { CopyButton } from '../copy-button/index.ts'
import { useSample } from '../testing/sample.ts'
import { ChatMessage, type ChatMessageProps } from './chat-message.tsx'
import { chatSamples } from './chat-message.samples.ts'
import FailedExample from './failed.example.tsx'
import QuestionAndAnswerExample from './question-and-answer.example.tsx'

type Word = keyof typeof chatSamples.en

function Sample({
  word,
  errorWord = 'error',
  copy = false,
  ...props
}: ChatMessageProps & { word: Word; errorWord?: Word; copy?: boolean }) {
  const sample = useSample(chatSamples)
  return (
    <ChatTranscript label={sample.label}>
      <ChatMessage
        {...props}
        who={props.from === 'user' ? sample.you : sample.model}
        error={sample[errorWord]}
        actions={copy && <CopyButton variant="quiet" size="small" value={sample[word]} />}
      >
        <UserText as="p">{sample[word]}</UserText>
      </ChatMessage>
    </ChatTranscript>
  )
}

const meta = {
  title: 'Components/Studio/ChatMessage',
  component: ChatMessage,
  args: { from: 'model', who: '' },
  render: (args) => <Sample {...args} word="answer" copy />,
} satisfies Meta<typeof ChatMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FromUser: Story = {
  args: { from: 'user' },
  render: (args) => <Sample {...args} word="ask" />,
}

/** The text has its own direction; the message stays on its side. */
export const OtherLanguage: Story = {
  args: { from: 'user' },
  render: (args) => <Sample {...args} word="other" />,
}

export const Streaming: Story = {
  args: { state: 'streaming' },
  render: (args) => <Sample {...args} word="half" />,
}

/** A person's text and a model's Markdown, which can be copied. */
export const QuestionAndAnswer: Story = { tags: ['example'], render: QuestionAndAnswerExample }

/** The answer was cut off, and can be requested again. */
export const Failed: Story = { tags: ['example'], render: FailedExample }

export const NotSent: Story = {
  args: { from: 'user', state: 'failed', onRetry: () => {} },
  render: (args) => <Sample {...args} word="ask" errorWord="unsent" />,
}
