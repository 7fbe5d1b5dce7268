import { useSample } from '../testing/sample.ts'
import { CopyButton } from './copy-button.tsx'

export default { title: 'Components/Actions/CopyButton/QA', tags: ['qa', '!dev', '!autodocs'] }

const variants = ['action', 'neutral', 'quiet'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Both states of every variant and size. */
export function Variants() {
  const { label } = useSample({ en: { label: 'Copy link' }, ar: { label: 'انسخ الرابط' } })
  return (
    <div className="grid justify-items-start gap-4">
      {variants.flatMap((variant) =>
        sizes.map((size) => (
          <div key={`${variant} ${size}`} className="flex flex-wrap items-center gap-3">
            <CopyButton variant={variant} size={size} label={label} state="idle" />
            <CopyButton variant={variant} size={size} label={label} state="copied" />
            <CopyButton variant={variant} size={size} label={label} state="idle" disabled />
          </div>
        )),
      )}
    </div>
  )
}
