import { useSample } from '../testing/sample.ts'
import { SkipLink } from './skip-link.tsx'

export default { title: 'Components/Structure/SkipLink/QA', tags: ['qa', '!dev', '!autodocs'] }

/** With focus. */
export function Variants() {
  const { game } = useSample({ en: { game: 'Skip the game' }, ar: { game: 'تخطَّ اللعبة' } })
  return (
    <div className="grid h-40 justify-items-start gap-4">
      <SkipLink targetId="content" className="static translate-none!" />
      <SkipLink targetId="content" className="static translate-none!">
        {game}
      </SkipLink>
      <main id="content" />
    </div>
  )
}
