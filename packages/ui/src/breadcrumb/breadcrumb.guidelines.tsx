import type { Guideline } from '../testing/component-docs.ts'
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx'

const trail = (...labels: string[]): BreadcrumbItem[] => labels.map((label) => ({ label, href: '#/' }))

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Use the short names of the menu.', ar: 'استعمل الأسماء القصيرة التي في القائمة.' },
      sample: (language) => (
        <Breadcrumb
          items={
            {
              en: trail('Home', 'Racing', 'Neon Drift'),
              ar: trail('الرئيسية', 'سباقات', 'سباق النيون'),
            }[language]
          }
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not write page titles or slogans.',
        ar: 'لا تكتب عناوين الصفحات كاملة ولا عبارات دعائية.',
      },
      sample: (language) => (
        <Breadcrumb
          items={
            {
              en: trail('Welcome to Saha', 'The best racing games', 'Play Neon Drift for free'),
              ar: trail('أهلًا بك في ساحة', 'أفضل ألعاب السباق', 'العب سباق النيون مجانًا'),
            }[language]
          }
        />
      ),
    },
  },
  {
    do: {
      rule: { en: 'Show it on pages inside a section.', ar: 'اعرض المسار في الصفحات الداخلية.' },
      sample: (language) => (
        <Breadcrumb items={{ en: trail('Home', 'Racing'), ar: trail('الرئيسية', 'سباقات') }[language]} />
      ),
    },
    dont: {
      rule: { en: 'Do not show it on the home page.', ar: 'لا تعرضه في الصفحة الرئيسية.' },
      sample: (language) => <Breadcrumb items={{ en: trail('Home'), ar: trail('الرئيسية') }[language]} />,
    },
  },
]
