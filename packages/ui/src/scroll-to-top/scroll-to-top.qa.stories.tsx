import { useSample } from '../testing/sample.ts'
import { ScrollToTop } from './scroll-to-top.tsx'

export default { title: 'Components/Portal/ScrollToTop/QA', tags: ['qa', '!dev', '!autodocs'] }

/** In its corner over the page. */
export function Variants() {
  const sample = useSample({
    en: { label: 'Back to top', text: 'The end of a long page.' },
    ar: { label: 'إلى الأعلى', text: 'نهاية صفحة طويلة.' },
  })
  return (
    <div className="grid min-h-60 content-end">
      <p>{sample.text}</p>
      <ScrollToTop visible label={sample.label} />
    </div>
  )
}
