import { Num, useNumberFormat } from '@saha/ui/bidi'
import { Card, CardBody, CardTitle } from '@saha/ui/card'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { linkTo, type PagePath } from '../parts/link-to.ts'
import proof from 'virtual:proof'

const figures = {
  components: Object.keys(proof.components).length,
  stories: proof.stories,
  keys: proof.keys * 2,
  screenshots: proof.screenshots,
  icons: proof.icons,
  messages: proof.messages,
  machines: proof.machines,
  states: proof.states,
}
type Figure = keyof typeof figures

const words = {
  en: {
    components: ['Components', 'each with docs, tests and a measured size'],
    stories: ['Stories', 'checked in both languages and both themes'],
    keys: ['Key presses', 'of the keyboard tables, in both directions'],
    screenshots: ['Screenshots', 'compared after every change'],
    icons: ['Icons', 'which know whether they mirror'],
    messages: ['Built-in texts', 'in English and Arabic, all replaceable'],
    machines: ['Machines', 'with a chart that is never out of date'],
    states: ['States', 'reached, audited and mutated by tests'],
  },
  ar: {
    components: ['المكوّنات', 'لكلٍّ منها توثيق واختبارات وحجم مقيس'],
    stories: ['العروض', 'تُفحص باللغتين وفي المظهرين'],
    keys: ['ضغطات المفاتيح', 'من جداول لوحة المفاتيح في الاتجاهين'],
    screenshots: ['الصور', 'تُقارن بعد كل تغيير'],
    icons: ['الأيقونات', 'تعرف كلٌّ منها متى تنعكس'],
    messages: ['النصوص المدمجة', 'بالعربية والإنجليزية، ويمكن استبدالها كلها'],
    machines: ['الآلات', 'لكلٍّ منها مخطط محدَّث دائمًا'],
    states: ['الحالات', 'تبلغها الاختبارات وتدقّقها'],
  },
} satisfies Record<'en' | 'ar', Record<Figure, [name: string, note: string]>>

const paths: Record<Figure, PagePath> = {
  components: '/story/foundation-component-status--component-status',
  stories: '/story/foundation-accessibility--accessibility',
  keys: '/story/foundation-component-status--component-status',
  screenshots: '/story/foundation-component-status--component-status',
  icons: '/story/foundation-icons--icons',
  messages: '/story/foundation-writing--writing',
  machines: '/docs/machines-rating--docs',
  states: '/story/machines-rating--every-state',
}

/** Figures of the repository, each a link to where they can be checked. */
export function Figures() {
  const say = useSample<Record<Figure, readonly string[]>>(words)
  const format = useNumberFormat()
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
      {(Object.keys(figures) as Figure[]).map((name) => (
        <li key={name} className="grid">
          <Card className="gap-1 p-5">
            <Num aria-hidden="true" className="self-start type-title text-link">
              {format(figures[name])}
            </Num>
            <CardTitle
              level={3}
              className="type-subheading"
              href={paths[name]}
              renderLink={({ children, ...props }) => (
                <a {...props} {...linkTo(paths[name])}>
                  <span className="sr-only">{`${format(figures[name])} `}</span>
                  {children}
                </a>
              )}
            >
              {say[name][0]}
            </CardTitle>
            <CardBody className="type-small">{say[name][1]}</CardBody>
          </Card>
        </li>
      ))}
    </ul>
  )
}
