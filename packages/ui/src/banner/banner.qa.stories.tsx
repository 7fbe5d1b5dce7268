import { Button } from '../button/index.ts'
import { TextLink } from '../text-link/index.ts'
import { useSample } from '../testing/sample.ts'
import { Banner } from './banner.tsx'

export default { title: 'Components/Structure/Banner/QA', tags: ['qa', '!dev', '!autodocs'] }

const tones = ['info', 'success', 'warning', 'danger', 'welcome'] as const

/** Every tone with and without its parts, wide and narrow. */
export function Variants() {
  const { title, text, action, more } = useSample({
    en: {
      title: 'A new courtyard',
      text: 'Thirty new games have opened this week, and all of them are free.',
      action: 'See what is new',
      more: 'Read more',
    },
    ar: {
      title: 'ساحة جديدة',
      text: 'ثلاثون لعبة جديدة هذا الأسبوع، وكلها مجانية.',
      action: 'شاهد الجديد',
      more: 'اقرأ المزيد',
    },
  })
  return (
    <div className="grid max-w-4xl gap-5">
      {tones.map((tone) => (
        <div key={tone} className="grid gap-3">
          <Banner tone={tone}>{text}</Banner>
          <Banner
            tone={tone}
            title={title}
            action={<Button size="small">{action}</Button>}
            onDismiss={() => undefined}
          >
            {text} <TextLink href="#/">{more}</TextLink>
          </Banner>
          <div className="max-w-75">
            <Banner
              tone={tone}
              title={title}
              action={<Button size="small">{action}</Button>}
              onDismiss={() => undefined}
            >
              {text}
            </Banner>
          </div>
        </div>
      ))}
    </div>
  )
}
