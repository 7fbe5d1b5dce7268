import { CheckIcon, CloseIcon, Heading, Icon, VisuallyHidden } from '@saha/ui'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { Pair, type Language } from '../parts/pair.tsx'

const verdicts = { en: { do: 'Do', dont: 'Don’t' }, ar: { do: 'افعل', dont: 'لا تفعل' } }

interface Rule {
  title: Record<Language, string>
  do: Record<Language, string>
  dont: Record<Language, string>
}

const rules: readonly Rule[] = [
  {
    title: { en: 'A button says what happens', ar: 'الزر يقول ما سيحدث' },
    do: { en: 'Delete account', ar: 'احذف الحساب' },
    dont: { en: 'OK', ar: 'موافق' },
  },
  {
    title: { en: 'An error says what to do next', ar: 'الخطأ يقول ما العمل' },
    do: {
      en: 'Your score was not sent. Check your connection and try again.',
      ar: 'لم تُرسل نتيجتك. تحقّق من اتصالك ثم حاول مجددًا.',
    },
    dont: { en: 'An error has occurred (code 503).', ar: 'حدث خطأ ما (الرمز 503).' },
  },
  {
    title: { en: 'An empty place invites', ar: 'المكان الخالي يدعو' },
    do: {
      en: 'Press the heart on any game and it waits for you here.',
      ar: 'اضغط القلب في أي لعبة تعجبك لتجدها هنا في انتظارك.',
    },
    dont: { en: 'No data available.', ar: 'لا توجد بيانات.' },
  },
  {
    title: { en: 'Each language is written, not translated', ar: 'تُكتب كل لغة ولا تُترجم' },
    do: { en: 'It’s your turn', ar: 'الدور عليك' },
    dont: { en: 'The turn is upon you', ar: 'إنه دورك الآن' },
  },
]

function Sentence({ text, verdict, isGood }: { text: string; verdict: string; isGood: boolean }) {
  return (
    <p className="grid grid-cols-[auto_1fr] items-start gap-x-3">
      <Icon
        icon={isGood ? CheckIcon : CloseIcon}
        className={`mt-1 ${isGood ? 'text-link' : 'text-danger'}`}
      />
      <span className={isGood ? '' : 'text-ink-muted'}>
        <VisuallyHidden>{`${verdict}: `}</VisuallyHidden>
        {text}
      </span>
    </p>
  )
}

/** Rules of tone, each with a good and a bad sentence in both languages. */
export function Tone() {
  const page = useSample<Language>({ en: 'en', ar: 'ar' })
  return (
    <div className="grid gap-10">
      {rules.map((rule) => (
        <div key={rule.title.en} className="grid gap-4">
          <Heading level={3}>{rule.title[page]}</Heading>
          <Pair>
            {(language) => (
              <>
                <Sentence text={rule.do[language]} verdict={verdicts[language].do} isGood />
                <Sentence text={rule.dont[language]} verdict={verdicts[language].dont} isGood={false} />
              </>
            )}
          </Pair>
        </div>
      ))}
    </div>
  )
}
