import { CheckIcon, ClockIcon, CloseIcon, PauseIcon, PlayIcon, RetryIcon } from '@saha/ui/icons'
import { Button } from '@saha/ui/button'
import { Icon } from '@saha/ui/icon'
import { Text } from '@saha/ui/text'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import { clsx } from 'clsx'
import type { Desk } from '../desk/desk.ts'
import { Panel } from '../panel.tsx'
import { useLanguage, useWords } from '../words.ts'
import type { Sentence } from './sentence.ts'
import { useWalk, type Outcome } from './use-walk.ts'

interface WalkPanelProps {
  desk: Desk
  sentences: readonly Sentence[]
}

/** The machine's promises, to be played one by one or all in a row, ticked off as they are kept. */
export function WalkPanel({ desk, sentences }: WalkPanelProps) {
  const words = useWords()
  const language = useLanguage()
  const { outcomes, next, isPlayingAll, playOne, playAll, stop, reset } = useWalk(desk, sentences)
  const kept = outcomes.filter(({ state }) => state === 'kept').length
  return (
    <Panel title={words.spec}>
      <output className="type-small text-ink-muted">{words.keptOf(kept, sentences.length)}</output>
      <ol className="grid gap-1">
        {sentences.map((sentence, index) => (
          <SentenceLine
            key={sentence.en}
            text={sentence[language]}
            outcome={outcomes[index] ?? { state: 'waiting' }}
            onPlay={() => void playOne(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {isPlayingAll ? (
          <Button size="small" startIcon={PauseIcon} onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              variant="action"
              startIcon={next < 0 ? RetryIcon : PlayIcon}
              data-walk={next < 0 ? 'over' : 'next'}
              onClick={() => (next < 0 ? reset() : void playOne(next))}
            >
              {next < 0 ? words.replay : words.playNext}
            </Button>
            <Button size="small" startIcon={ClockIcon} onClick={() => void playAll()}>
              {words.playAll}
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}

const icons = { waiting: undefined, playing: PlayIcon, kept: CheckIcon, broken: CloseIcon } as const

const marks: Record<Outcome['state'], string> = {
  waiting: 'border-line-strong bg-surface',
  playing: 'border-action-edge bg-action text-on-action',
  kept: 'border-selection-edge bg-selection text-link',
  broken: 'border-danger-edge bg-danger-fill text-on-danger',
}

interface SentenceLineProps {
  text: string
  outcome: Outcome
  onPlay: () => void
}

function SentenceLine({ text, outcome, onPlay }: SentenceLineProps) {
  const words = useWords()
  const { state } = outcome
  const said = { waiting: words.waiting, playing: words.now, kept: words.kept, broken: words.broken }[state]
  const icon = icons[state]
  return (
    <li data-outcome={state} aria-current={state === 'playing' ? 'step' : undefined}>
      <button
        type="button"
        onClick={onPlay}
        className="flex min-h-9 w-full cursor-pointer items-start gap-2.5 rounded-control px-1.5 py-1.5 text-start type-small hover:bg-sunken coarse:min-h-11"
      >
        <span
          className={clsx(
            'grid size-5 shrink-0 place-items-center rounded-pill border',
            'motion-safe:transition-colors',
            marks[state],
          )}
        >
          {icon && <Icon icon={icon} size={0.8} />}
        </span>
        <span className={clsx(state === 'playing' && 'font-semibold')}>
          {text} <VisuallyHidden>({said})</VisuallyHidden>
        </span>
      </button>
      {outcome.state === 'broken' && (
        <Text
          size="small"
          tone="danger"
          dir="ltr"
          lang="en"
          className="ps-9 whitespace-pre-wrap wrap-anywhere"
        >
          {outcome.why}
        </Text>
      )}
    </li>
  )
}
