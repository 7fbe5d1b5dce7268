import { Num } from '../bidi/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { Pagination } from './pagination.tsx'

const pages = (page: number, pageCount: number) => (
  <Pagination page={page} pageCount={pageCount} href={(target) => `#/games?page=${target}`} />
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say which part of the list is shown.', ar: 'اذكر أي جزء من القائمة معروض.' },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Text>
            {{ en: 'Games', ar: 'الألعاب' }[language]} <Num>25–36</Num> {{ en: 'of', ar: 'من' }[language]}{' '}
            <Num>140</Num>
          </Text>
          {pages(3, 12)}
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not show page numbers alone.', ar: 'لا تكتفِ بأرقام الصفحات.' },
      sample: () => <div className="grid w-full">{pages(3, 12)}</div>,
    },
  },
  {
    do: {
      rule: { en: 'Use it for the parts of a list.', ar: 'استعمله لأجزاء قائمة واحدة.' },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Text>{{ en: 'High scores', ar: 'أعلى النقاط' }[language]}</Text>
          {pages(2, 3)}
        </div>
      ),
    },
    dont: {
      rule: { en: 'Do not use it for the steps of a form.', ar: 'لا تستعمله لخطوات نموذج.' },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Text>{{ en: 'New account: your password', ar: 'حساب جديد: كلمة المرور' }[language]}</Text>
          {pages(2, 3)}
        </div>
      ),
    },
  },
]
