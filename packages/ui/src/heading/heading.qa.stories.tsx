import { useSample } from '../testing/sample.ts'
import { Heading } from './heading.tsx'

export default { title: 'Components/Structure/Heading/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every size, on one line and wrapped. */
export function Variants() {
  const { text } = useSample({
    en: { text: 'Play with your friends, right in the browser' },
    ar: { text: 'العبوا مع أصدقائكم في المتصفح مباشرةً' },
  })
  return (
    <div className="grid gap-6">
      {([1, 2, 3, 4] as const).map((level) => (
        <div key={level} className="grid gap-3">
          <Heading level={level}>{text}</Heading>
          <Heading level={level} className="max-w-80 bg-sunken">
            {text}
          </Heading>
        </div>
      ))}
    </div>
  )
}
