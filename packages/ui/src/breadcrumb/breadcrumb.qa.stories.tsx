import { useSample } from '../testing/sample.ts'
import { Breadcrumb } from './breadcrumb.tsx'

export default { title: 'Components/Structure/Breadcrumb/QA', tags: ['qa', '!dev', '!autodocs'] }

/** One, two and many items, and a trail that wraps. */
export function Variants() {
  const { home, blog, long } = useSample({
    en: {
      home: 'Home',
      blog: 'Blog',
      long: 'How the eight-pointed star found its way into a games portal',
    },
    ar: { home: 'الرئيسية', blog: 'المدونة', long: 'كيف وصلت النجمة الثمانية إلى بوابة ألعاب' },
  })
  const top = { label: home, href: '#/' }
  const up = { label: blog, href: '#/blog' }
  const trails = [[{ label: home }], [top, { label: blog }], [top, up, { label: long }]]
  return (
    <div className="grid gap-4">
      {trails.map((items) => (
        <Breadcrumb
          key={items.length}
          items={items}
          id={`trail-${items.length}`}
          aria-label={items.at(-1)?.label}
        />
      ))}
      <div className="max-w-60">
        <Breadcrumb items={[top, up, { label: long }]} />
      </div>
    </div>
  )
}
