import { ArrowEndIcon, ClockIcon } from '@saha/ui/icons'
import { getNumberFormat } from '@saha/ui/bidi'
import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { Text } from '@saha/ui/text'
import { clsx } from 'clsx'
import { Panel } from '../panel.tsx'
import { useMessages } from '../messages.ts'
import type { MachineControls } from './machine-controls.ts'

interface SecondsProps {
  ms: number
  className?: string
}

/** A duration in the page's language. */
function Seconds({ ms, className }: SecondsProps) {
  const { locale } = useKit()
  const format = getNumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 3,
  })
  return <bdi className={clsx('tabular-nums', className)}>{format.format(ms / 1000)}</bdi>
}

/** The machine's simulated clock, advanced manually. */
export function ClockPanel({ controls }: { controls: MachineControls }) {
  const messages = useMessages()
  const { clock } = controls.harness
  const next = clock.untilNext()
  return (
    <Panel title={messages.clock}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Seconds ms={clock.now} className="type-title" />
        <Text as="span" size="small" tone="muted">
          {next === undefined ? (
            messages.noTimer
          ) : (
            <>
              {messages.timer} <Seconds ms={next} />
            </>
          )}
        </Text>
      </p>
      <Button
        size="small"
        startIcon={ClockIcon}
        aria-disabled={next === undefined}
        onClick={() => void controls.advance()}
      >
        {messages.next}
      </Button>
      <div className="flex flex-wrap gap-2">
        {[1000, 10_000].map((ms) => (
          <Button key={ms} size="small" startIcon={ArrowEndIcon} onClick={() => void controls.advance(ms)}>
            <Seconds ms={ms} />
          </Button>
        ))}
      </div>
    </Panel>
  )
}
