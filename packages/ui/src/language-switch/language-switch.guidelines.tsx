import type { Guideline } from '../testing/component-docs.ts'
import { LanguageSwitch } from './language-switch.tsx'

function Sample({
  language,
  names: [english = '', arabic = ''],
}: {
  language: 'en' | 'ar'
  names: string[]
}) {
  return (
    <LanguageSwitch
      label={{ en: 'Language', ar: 'اللغة' }[language]}
      items={[
        { locale: 'en', label: english, href: '#en', current: language === 'en' },
        { locale: 'ar', label: arabic, href: '#ar', current: language === 'ar' },
      ]}
    />
  )
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Write each language in its own name.', ar: 'سمِّ كل لغة بلسان أهلها.' },
      sample: (language) => <Sample language={language} names={['English', 'العربية']} />,
    },
    dont: {
      rule: {
        en: 'Do not translate the names: readers look for their own.',
        ar: 'لا تترجم الأسماء، فمن لا يقرأ العربية لن يجد لغته.',
      },
      sample: (language) => (
        <Sample
          language={language}
          names={{ en: ['English', 'Arabic'], ar: ['الإنجليزية', 'العربية'] }[language]}
        />
      ),
    },
  },
]
