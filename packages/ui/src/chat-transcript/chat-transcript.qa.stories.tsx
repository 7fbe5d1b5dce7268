import { UserText } from '../bidi/index.ts'
import { ChatMessage } from '../chat-message/index.ts'
import { useSample } from '../testing/sample.ts'
import { ChatTranscript } from './chat-transcript.tsx'
import { conversation } from './chat-transcript.samples.ts'

export default { title: 'Components/Studio/ChatTranscript/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Empty, shorter than its box, and longer: then it is scrolled to its end. */
export function Variants() {
  const { label, you, model, turns } = useSample(conversation)
  const messages = (count: number) =>
    turns.slice(0, count).map(({ id, from, text }) => (
      <ChatMessage key={id} from={from} who={from === 'user' ? you : model}>
        <UserText as="p">{text}</UserText>
      </ChatMessage>
    ))
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {[0, 2, 6].map((count) => (
        <ChatTranscript key={count} label={label} className="h-80 rounded-panel border border-line bg-ground">
          {messages(count)}
        </ChatTranscript>
      ))}
      <ChatTranscript label={label} className="h-80 w-72 max-w-full rounded-panel border border-line">
        {messages(4)}
      </ChatTranscript>
    </div>
  )
}
