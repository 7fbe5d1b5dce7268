import { Button } from '../button/index.ts'
import { CopyButton } from '../copy-button/index.ts'
import { ArrowEndIcon } from '../icons/arrow-end.tsx'
import type { Guideline } from '../testing/component-docs.ts'
import { SahaProvider } from './provider.tsx'

/** A text in the other language of the page. */
const foreign = { en: 'العب الآن!', ar: 'Play now!' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Give a sample in another language its own provider.',
        ar: 'ضع العيّنة المكتوبة بلغة أخرى داخل SahaProvider خاص بها.',
      },
      sample: (language) => (
        <SahaProvider locale={language === 'ar' ? 'en' : 'ar'} scope="element">
          <Button endIcon={ArrowEndIcon}>{foreign[language]}</Button>
        </SahaProvider>
      ),
    },
    dont: {
      rule: {
        en: 'Do not show it in the direction of the page.',
        ar: 'لا تعرضها باتجاه الصفحة، فتنعكس أيقوناتها وعلاماتها.',
      },
      sample: (language) => <Button endIcon={ArrowEndIcon}>{foreign[language]}</Button>,
    },
  },
  {
    do: {
      rule: { en: 'Write messages that say what happens.', ar: 'اكتب رسائل تقول ما سيحدث.' },
      sample: (language) => (
        <SahaProvider
          locale={language}
          scope="element"
          messages={{ copy: { en: 'Copy invitation', ar: 'انسخ الدعوة' }[language] }}
        >
          <CopyButton value="" />
        </SahaProvider>
      ),
    },
    dont: {
      rule: { en: 'Do not replace them by vague words.', ar: 'لا تستبدل بها كلمات مبهمة.' },
      sample: (language) => (
        <SahaProvider
          locale={language}
          scope="element"
          messages={{ copy: { en: 'OK', ar: 'حسنًا' }[language] }}
        >
          <CopyButton value="" />
        </SahaProvider>
      ),
    },
  },
]
