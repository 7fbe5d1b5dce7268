import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { EmptyState } from './empty-state.tsx'
import { PlayIcon, SearchIcon, TrophyIcon } from '../icons/index.ts'

export default { title: 'Components/Structure/EmptyState/QA', tags: ['qa', '!dev', '!autodocs'] }

/** From title only to all parts, side by side. */
export function Variants() {
  const { title, text, action } = useSample({
    en: {
      title: 'No high scores yet. Be the first!',
      text: 'Play a round and submit it.',
      action: 'Play now',
    },
    ar: { title: 'لا نقاط بعد. كن أول من يسجّل!', text: 'العب جولة ثم أرسل نقاطك.', action: 'العب الآن' },
  })
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <EmptyState title={title} />
      <EmptyState title={title} icon={TrophyIcon}>
        {text}
      </EmptyState>
      <EmptyState title={title} icon={SearchIcon} action={<Button startIcon={PlayIcon}>{action}</Button>}>
        {text}
      </EmptyState>
    </div>
  )
}
