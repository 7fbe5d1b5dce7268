import { useSample } from '../testing/sample.ts'
import { IconButton } from './icon-button.tsx'
import { ArrowEndIcon, HeartIcon } from '../icons/index.ts'

export default { title: 'Components/Actions/IconButton/QA', tags: ['qa', '!dev', '!autodocs'] }

const variants = ['action', 'neutral', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Every combination of variant, size and state. */
export function Variants() {
  const words = useSample({
    en: { next: 'Next', like: 'Add to favorites' },
    ar: { next: 'التالي', like: 'أضف إلى المفضلة' },
  })
  return (
    <div className="grid justify-items-start gap-5">
      {variants.map((variant) =>
        sizes.map((size) => {
          const look = { variant, size }
          return (
            <div key={`${variant} ${size}`} className="flex flex-wrap items-center gap-3">
              <IconButton {...look} icon={ArrowEndIcon} label={words.next} />
              <IconButton {...look} icon={ArrowEndIcon} label={words.next} disabled />
              <IconButton {...look} icon={ArrowEndIcon} label={words.next} busy />
              <IconButton {...look} icon={HeartIcon} label={words.like} pressed={false} />
              <IconButton {...look} icon={HeartIcon} label={words.like} pressed />
              <IconButton {...look} icon={HeartIcon} label={words.like} pressed busy />
              <IconButton {...look} icon={HeartIcon} label={words.like} pressed disabled />
            </div>
          )
        }),
      )}
    </div>
  )
}
