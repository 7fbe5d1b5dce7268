import type { Guideline } from '../testing/component-docs.ts'
import { ErrorState } from './error-state.tsx'

/** Silent, because the samples of a page are no failures. */
const silent = { live: 'none', level: 4, style: { inlineSize: '100%' } } as const

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name what failed, then the next step.', ar: 'سمِّ ما تعذّر، ثم الخطوة التالية.' },
      sample: (language) => (
        <ErrorState {...silent} title={{ en: 'The scores did not load', ar: 'تعذّر تحميل النقاط' }[language]}>
          {
            {
              en: 'Check your connection, then try again.',
              ar: 'تحقّق من اتصالك، ثم أعد المحاولة.',
            }[language]
          }
        </ErrorState>
      ),
    },
    dont: {
      rule: { en: 'Do not show codes or messages of the server.', ar: 'لا تعرض رموز الخادم ولا رسائله.' },
      sample: (language) => (
        <ErrorState {...silent} title={{ en: 'Error 503', ar: 'خطأ 503' }[language]}>
          <bdi dir="ltr">upstream connect error: ECONNRESET</bdi>
        </ErrorState>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Be calm, and say what is safe.', ar: 'طمئن القارئ، وقل ما الذي لم يضِع.' },
      sample: (language) => (
        <ErrorState {...silent} title={{ en: 'Your score was not sent', ar: 'لم تُرسل نقاطك' }[language]}>
          {{ en: 'It is kept on this device.', ar: 'النقاط محفوظة في جهازك.' }[language]}
        </ErrorState>
      ),
    },
    dont: {
      rule: { en: 'Do not joke or dramatize.', ar: 'لا تمزح ولا تُهوّل.' },
      sample: (language) => (
        <ErrorState
          {...silent}
          title={{ en: 'Oops! It is all broken!', ar: 'يا للهول! تعطّل كل شيء!' }[language]}
        />
      ),
    },
  },
]
