import { CheckIcon, ClockIcon, CloseIcon, PauseIcon, PlayIcon, RetryIcon } from '@saha/ui/icons'
import { Button } from '@saha/ui/button'
import { Icon } from '@saha/ui/icon'
import { Text } from '@saha/ui/text'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import { clsx } from 'clsx'
import type { MachineControls } from '../controls/machine-controls.ts'
import { Panel } from '../panel.tsx'
import { useLanguage, useMessages } from '../messages.ts'
import type { Scenario } from './scenario.ts'
import { useScenarios, type Outcome } from './use-scenarios.ts'

interface ScenarioPanelProps {
  controls: MachineControls
  scenarios: readonly Scenario[]
}

/** Lists the scenarios with their outcomes, and runs one or all of them. */
export function ScenarioPanel({ controls, scenarios }: ScenarioPanelProps) {
  const messages = useMessages()
  const language = useLanguage()
  const { outcomes, next, isPlayingAll, playOne, playAll, stop, reset } = useScenarios(controls, scenarios)
  const passed = outcomes.filter(({ state }) => state === 'passed').length
  return (
    <Panel title={messages.spec}>
      <output className="type-small text-ink-muted">{messages.countPassed(passed, scenarios.length)}</output>
      <ol className="grid gap-1">
        {scenarios.map((scenario, index) => (
          <ScenarioItem
            key={scenario.en}
            text={scenario[language]}
            outcome={outcomes[index] ?? { state: 'pending' }}
            onPlay={() => void playOne(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {isPlayingAll ? (
          <Button size="small" startIcon={PauseIcon} onClick={stop}>
            {messages.stop}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              variant="action"
              startIcon={next < 0 ? RetryIcon : PlayIcon}
              data-scenario={next < 0 ? 'over' : 'next'}
              onClick={() => (next < 0 ? reset() : void playOne(next))}
            >
              {next < 0 ? messages.replay : messages.playNext}
            </Button>
            <Button size="small" startIcon={ClockIcon} onClick={() => void playAll()}>
              {messages.playAll}
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}

const icons = { pending: undefined, running: PlayIcon, passed: CheckIcon, failed: CloseIcon } as const

const marks: Record<Outcome['state'], string> = {
  pending: 'border-line-strong bg-surface',
  running: 'border-action-edge bg-action text-on-action',
  passed: 'border-selection-edge bg-selection text-link',
  failed: 'border-danger-edge bg-danger-fill text-on-danger',
}

interface ScenarioItemProps {
  text: string
  outcome: Outcome
  onPlay: () => void
}

function ScenarioItem({ text, outcome, onPlay }: ScenarioItemProps) {
  const messages = useMessages()
  const { state } = outcome
  const statusText = {
    pending: messages.pending,
    running: messages.now,
    passed: messages.passed,
    failed: messages.failed,
  }[state]
  const icon = icons[state]
  return (
    <li data-outcome={state} aria-current={state === 'running' ? 'step' : undefined}>
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
        <span className={clsx(state === 'running' && 'font-semibold')}>
          {text} <VisuallyHidden>({statusText})</VisuallyHidden>
        </span>
      </button>
      {outcome.state === 'failed' && (
        <Text
          size="small"
          tone="danger"
          dir="ltr"
          lang="en"
          className="ps-9 whitespace-pre-wrap wrap-anywhere"
        >
          {outcome.message}
        </Text>
      )}
    </li>
  )
}
