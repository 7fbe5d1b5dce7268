import { UserText } from '../bidi/index.ts'
import { ChatTranscript } from '../chat-transcript/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { ChatMessage, type ChatMessageProps } from './chat-message.tsx'

type Language = 'en' | 'ar'

const guide = { en: 'Game guide', ar: 'دليل الألعاب' }

const Reply = ({ language, ...props }: Partial<ChatMessageProps> & { language: Language }) => (
  <ChatTranscript label={guide[language]} className="w-full">
    <ChatMessage from="model" who={guide[language]} {...props}>
      <UserText as="p">
        {
          {
            en: 'Try Zellige: a round takes about three minutes.',
            ar: 'جرّب «زلّيج»: الجولة نحو ثلاث دقائق.',
          }[language]
        }
      </UserText>
    </ChatMessage>
  </ChatTranscript>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say what happened and what to do.', ar: 'قل ما حدث وما العمل.' },
      sample: (language) => (
        <Reply
          language={language}
          state="failed"
          error={
            {
              en: 'The answer was cut off. Try again in a minute.',
              ar: 'انقطع الرد قبل أن يكتمل. أعد المحاولة بعد دقيقة.',
            }[language]
          }
        />
      ),
    },
    dont: {
      rule: { en: 'Do not show codes.', ar: 'لا تعرض رموز الأخطاء.' },
      sample: (language) => (
        <Reply
          language={language}
          state="failed"
          error={{ en: 'Error 503: upstream timeout', ar: 'خطأ 503: انتهت مهلة الخادم' }[language]}
        />
      ),
    },
  },
  {
    do: {
      rule: { en: 'Name the model by its role.', ar: 'سمِّ النموذج بدوره.' },
      sample: (language) => <Reply language={language} />,
    },
    dont: {
      rule: { en: 'Do not show technical names.', ar: 'لا تعرض أسماء تقنية.' },
      sample: (language) => <Reply language={language} who="model-3-preview" />,
    },
  },
]
