import { UserText } from '../bidi/index.ts'
import { ChatTranscript } from '../chat-transcript/index.ts'
import { CopyButton } from '../copy-button/index.ts'
import { useSample } from '../testing/sample.ts'
import { ChatMessage } from './chat-message.tsx'
import { chatSamples } from './chat-message.samples.ts'

export default { title: 'Components/Studio/ChatMessage/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both roles in every state, short and very long, in the page's language and the other one. */
export function Variants() {
  const sample = useSample(chatSamples)
  const text = (word: keyof typeof chatSamples.en) => <UserText as="p">{sample[word]}</UserText>
  // A screenshot of the full page includes offscreen messages.
  const sight = { className: '[content-visibility:visible]!' }
  const copy = <CopyButton variant="quiet" size="small" value={sample.answer} />
  return (
    <ChatTranscript label={sample.label} className="max-w-2xl">
      <ChatMessage {...sight} from="user" who={sample.you}>
        {text('ask')}
      </ChatMessage>
      <ChatMessage {...sight} from="model" who={sample.model} actions={copy}>
        {text('answer')}
      </ChatMessage>
      <ChatMessage {...sight} from="user" who={sample.you}>
        {text('other')}
      </ChatMessage>
      <ChatMessage {...sight} from="model" who={sample.model}>
        {text('short')}
      </ChatMessage>
      <ChatMessage {...sight} from="user" who={sample.you}>
        {text('long')}
      </ChatMessage>
      <ChatMessage {...sight} from="model" who={sample.model} state="streaming" />
      <ChatMessage {...sight} from="model" who={sample.model} state="streaming">
        {text('half')}
      </ChatMessage>
      <ChatMessage
        {...sight}
        from="model"
        who={sample.model}
        state="failed"
        error={sample.error}
        onRetry={() => {}}
      >
        {text('half')}
      </ChatMessage>
      <ChatMessage {...sight} from="model" who={sample.model} state="failed" error={sample.error} />
      <ChatMessage
        {...sight}
        from="user"
        who={sample.you}
        state="failed"
        error={sample.unsent}
        onRetry={() => {}}
      >
        {text('ask')}
      </ChatMessage>
    </ChatTranscript>
  )
}
