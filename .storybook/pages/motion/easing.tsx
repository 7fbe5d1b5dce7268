import { CopyButton, Num } from '@saha/ui'
import base from '../../../packages/ui/src/tokens/base.tokens.json'
import { Code } from '../page.tsx'
import { tokenGroups } from '../tokens/tokens.ts'

const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = base.easing.out.$value
const easings = tokenGroups.motion.filter(({ type }) => type === 'cubicBezier')
const size = 100

/** The curve of all animations: progress over time. Time runs from left to right in every language. */
export function Easing() {
  const [easing] = easings
  if (!easing) return null
  return (
    <div className="tile grid items-center gap-8 rounded-panel bg-surface p-6 sm:grid-cols-[16rem_1fr]">
      <svg
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        aria-hidden="true"
        data-no-mirror=""
        className="w-full max-w-64 rounded-control bg-sunken"
      >
        <path d={`M0 0V${size}H${size}`} className="fill-none stroke-line-strong" />
        <path
          d={`M0 ${size}L${x1 * size} ${size - y1 * size}M${size} 0L${x2 * size} ${size - y2 * size}`}
          className="fill-none stroke-line-strong"
          strokeDasharray="3 3"
        />
        <path
          d={`M0 ${size}C${x1 * size} ${size - y1 * size} ${x2 * size} ${size - y2 * size} ${size} 0`}
          className="fill-none stroke-link"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <div className="grid justify-items-start gap-3">
        <p className="type-label font-semibold">
          <Code>{easing.name}</Code>
        </p>
        <p className="type-small text-ink-muted">
          <Num>{easing.values[0]}</Num>
        </p>
        <CopyButton size="small" value={`var(--saha-${easing.name})`} />
      </div>
    </div>
  )
}
