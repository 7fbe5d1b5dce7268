import { Button } from '../button/index.ts'
import { poster } from '../image/image.samples.ts'
import { useSample } from '../testing/sample.ts'
import { game } from './game-frame.samples.ts'
import { GameFrame } from './game-frame.tsx'

export default {
  title: 'Components/Portal/GameFrame/QA',
  tags: ['qa', '!dev', '!autodocs'],
  parameters: { a11y: { options: { iframes: false } } },
}

/** Every state, with and without a poster. */
export function Variants() {
  const sample = useSample({
    en: {
      title: 'Game',
      hint: 'This is taking longer than usual.',
      error: 'The game could not be loaded.',
      back: 'Back',
    },
    ar: {
      title: 'لعبة',
      hint: 'يستغرق التحميل وقتًا أطول من المعتاد.',
      error: 'تعذّر تحميل اللعبة.',
      back: 'رجوع',
    },
  })
  const states = [
    { state: 'loading' },
    { state: 'loading', poster },
    { state: 'loading', poster, progress: 0.6 },
    { state: 'loading', progress: 1 },
    { state: 'slow' },
    { state: 'slow', poster },
    { state: 'error', onRetry: () => {} },
    { state: 'error', src: null },
    { state: 'ready' },
  ] as const
  return (
    <div className="grid max-w-5xl gap-4 sm:grid-cols-2">
      {states.map((props) => (
        <div key={JSON.stringify(props)} className="grid aspect-video min-w-0 grid-cols-[minmax(0,1fr)]">
          <GameFrame
            className="rounded-tile"
            src={game}
            title={sample.title}
            slowHint={<p>{sample.hint}</p>}
            errorText={sample.error}
            actions={<Button variant="quiet">{sample.back}</Button>}
            {...props}
          />
        </div>
      ))}
    </div>
  )
}
