import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserText } from '../bidi/index.ts'
import { ChatTranscript } from '../chat-transcript/index.ts'
import { CopyButton } from '../copy-button/index.ts'
import { useSample } from '../testing/sample.ts'
import { ChatMessage } from './chat-message.tsx'
import { words } from './samples.ts'

const meta = {
  title: 'Kit/Studio/ChatMessage/QA',
  component: ChatMessage,
  tags: ['qa', '!dev', '!autodocs'],
  args: { from: 'model', who: '' },
} satisfies Meta<typeof ChatMessage>
export default meta

/** Both speakers in every state, short and very long, in the page's language and the other one. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const say = useSample(words)
    const text = (word: keyof typeof words.en) => <UserText as="p" text={say[word]} />
    // A picture of the whole sheet shows what is not in sight too.
    const sight = { className: '[content-visibility:visible]!' }
    const copy = <CopyButton variant="quiet" size="small" value={say.answer} />
    return (
      <ChatTranscript label={say.label} className="max-w-2xl">
        <ChatMessage {...sight} from="user" who={say.you}>
          {text('ask')}
        </ChatMessage>
        <ChatMessage {...sight} from="model" who={say.model} actions={copy}>
          {text('answer')}
        </ChatMessage>
        <ChatMessage {...sight} from="user" who={say.you}>
          {text('other')}
        </ChatMessage>
        <ChatMessage {...sight} from="model" who={say.model}>
          {text('short')}
        </ChatMessage>
        <ChatMessage {...sight} from="user" who={say.you}>
          {text('long')}
        </ChatMessage>
        <ChatMessage {...sight} from="model" who={say.model} state="streaming" />
        <ChatMessage {...sight} from="model" who={say.model} state="streaming">
          {text('half')}
        </ChatMessage>
        <ChatMessage
          {...sight}
          from="model"
          who={say.model}
          state="failed"
          error={say.error}
          onRetry={() => {}}
        >
          {text('half')}
        </ChatMessage>
        <ChatMessage {...sight} from="model" who={say.model} state="failed" error={say.error} />
        <ChatMessage
          {...sight}
          from="user"
          who={say.you}
          state="failed"
          error={say.unsent}
          onRetry={() => {}}
        >
          {text('ask')}
        </ChatMessage>
      </ChatTranscript>
    )
  },
}
