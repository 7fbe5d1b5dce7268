import { UserText } from '../bidi/index.ts'
import { ChatMessage } from '../chat-message/index.ts'
import { PromptInput } from '../prompt-input/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { ChatTranscript } from './chat-transcript.tsx'

const words = {
  en: {
    model: 'Game guide',
    hello: 'How much time do you have? I find a game that fits.',
    message: 'Your message',
  },
  ar: { model: 'دليل الألعاب', hello: 'كم لديك من الوقت؟ أجد لك لعبة تناسبه.', message: 'رسالتك' },
}

const Hello = ({ language }: { language: 'en' | 'ar' }) => (
  <ChatMessage from="model" who={words[language].model}>
    <UserText as="p">{words[language].hello}</UserText>
  </ChatMessage>
)

const Input = ({ language }: { language: 'en' | 'ar' }) => (
  <PromptInput label={words[language].message} placeholder={words[language].message} onSend={() => {}} />
)

const frame = 'w-full rounded-control border border-line'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Begin with a message that says what can be asked.',
        ar: 'ابدأ برسالة تبيّن ما يمكن السؤال عنه.',
      },
      sample: (language) => (
        <ChatTranscript label={words[language].model} className={`${frame} h-36`}>
          <Hello language={language} />
        </ChatTranscript>
      ),
    },
    dont: {
      rule: { en: 'Do not begin with an empty box.', ar: 'لا تبدأ بصندوق فارغ.' },
      sample: (language) => <ChatTranscript label={words[language].model} className={`${frame} h-36`} />,
    },
  },
  {
    do: {
      rule: { en: 'Put the input below the conversation.', ar: 'ضع حقل الكتابة تحت المحادثة.' },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <ChatTranscript label={words[language].model} className={frame}>
            <Hello language={language} />
          </ChatTranscript>
          <Input language={language} />
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not put it inside: it scrolls away.', ar: 'لا تضعه داخلها، فيغيب مع التمرير.' },
      sample: (language) => (
        <ChatTranscript label={words[language].model} className={frame}>
          <Hello language={language} />
          <li className="p-2">
            <Input language={language} />
          </li>
        </ChatTranscript>
      ),
    },
  },
]
