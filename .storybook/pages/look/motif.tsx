import { courtyardPath, StarMotif, starPath, Text } from '@saha/ui'
import type { ReactNode } from 'react'

const cells = Array.from({ length: 21 }, (_, line) => line - 10)
/** The rotated square, one row per cell. */
const diamond = Array.from({ length: 10 }, (_, row) => {
  const half = 10 - row
  return `M${-half} ${row}h${half * 2}v1h${-half * 2}zM${-half} ${-row - 1}h${half * 2}v1h${-half * 2}z`
}).join('')

const Step = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className="grid gap-2">
    <svg
      viewBox="-11 -11 22 22"
      aria-hidden="true"
      className="w-full rounded-tile border border-line bg-surface"
    >
      <g className="stroke-line" strokeWidth="0.06">
        {cells.map((at) => (
          <path key={at} d={`M${at} -10V10M-10 ${at}H10`} />
        ))}
      </g>
      {children}
    </svg>
    <figcaption className="type-small text-ink-muted">{label}</figcaption>
  </figure>
)

/** Construction of the star on its grid, step by step. */
export function Construction({ labels }: { labels: readonly string[] }) {
  const square = <path d="M-7 -7H7V7H-7Z" className="fill-link" />
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
      <Step label={labels[0] ?? ''}>{square}</Step>
      <Step label={labels[1] ?? ''}>
        <path d="M-7 -7H7V7H-7Z" className="fill-link" opacity="0.35" />
        <path d={diamond} className="fill-action" opacity="0.85" />
      </Step>
      <Step label={labels[2] ?? ''}>
        <path d={starPath(20)} className="fill-link" />
      </Step>
      <Step label={labels[3] ?? ''}>
        <path d={starPath(20) + courtyardPath(20)} fillRule="evenodd" className="fill-link" />
        <path d={courtyardPath(15)} className="fill-action" />
      </Step>
    </div>
  )
}

const grounds = [
  { name: 'paper', ground: 'bg-surface border border-line', star: 'text-link' },
  { name: 'ink', ground: 'bg-night', star: 'text-action' },
  { name: 'saffron', ground: 'bg-action', star: 'text-on-action' },
  ...(['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking'] as const).map((hue) => ({
    name: hue,
    hue,
    ground: 'bg-hue',
    star: 'text-on-hue',
  })),
]

/** The star in several sizes, then on every allowed background. */
export function Grounds({ note }: { note: string }) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-6 text-link">
        {[16, 24, 32, 48, 64, 96, 160].map((size) => (
          <StarMotif key={size} size={`${size}px`} />
        ))}
      </div>
      <div className="grid grid-cols-3 gap-3 md:grid-cols-9">
        {grounds.map(({ name, ground, star, ...rest }) => (
          <div
            key={name}
            {...('hue' in rest ? { 'data-hue': rest.hue } : {})}
            className={`grid aspect-square place-items-center overflow-hidden rounded-tile ${ground}`}
          >
            <StarMotif size="56%" className={star} />
          </div>
        ))}
      </div>
      <Text size="small" tone="muted">
        {note}
      </Text>
    </div>
  )
}
