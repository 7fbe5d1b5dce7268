import { clsx } from 'clsx'
import { useEffect, useId, useMemo, useRef, useState, type ComponentProps } from 'react'
import { useKit } from '../provider/index.ts'
import { formatClockTime } from './format-clock-time.ts'
import { wavePath } from './wave-path.ts'

export interface WaveformProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** Accessible name of the recording, such as "Your recording". */
  label: string
  /** Loudness from 0 to 1 at equal intervals, in any number. */
  peaks: readonly number[]
  /** Duration of the recording in seconds. @default 0 */
  duration?: number
  /** Playback position in seconds. @default 0 */
  position?: number
  /** Makes the waveform a slider. Called with the requested position in seconds. */
  onSeek?: (position: number) => void
}

/** Width of a bar with its gap, in px. */
const barStep = 6

/** Seconds per arrow key. A native range with `step="any"` would move by a hundredth of its length. */
const arrowSteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

/** The waveform of an audio recording. Time runs from left to right in every language, as in media players. */
export function Waveform({
  label,
  peaks,
  duration = 0,
  position = 0,
  onSeek,
  className,
  ...rest
}: WaveformProps) {
  const { messages } = useKit()
  const id = useId()
  const svgRef = useRef<SVGSVGElement>(null)
  const [bars, setBars] = useState(64)
  const path = useMemo(() => wavePath(peaks, bars), [peaks, bars])
  const length = Number.isFinite(duration) && duration > 0 ? duration : 0
  const played = position > 0 ? Math.min(position, length) : 0
  const valueText = messages.timeOf(formatClockTime(played), formatClockTime(length))

  useEffect(() => {
    const svg = svgRef.current
    if (!svg) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBars(Math.max(1, Math.floor(entry.contentRect.width / barStep)))
    })
    observer.observe(svg)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      data-slot="waveform"
      dir="ltr"
      {...(onSeek ? {} : { role: 'img', 'aria-label': label })}
      className={clsx(
        'sa:relative sa:rounded-control sa:text-line-strong sa:has-focus-visible:focus-ring',
        className,
      )}
      {...rest}
    >
      <svg
        ref={svgRef}
        aria-hidden="true"
        viewBox={`0 -1 ${bars} 2`}
        preserveAspectRatio="none"
        className="sa:block sa:h-14 sa:w-full"
      >
        <clipPath id={id}>
          <rect
            data-slot="waveform-played"
            y="-1"
            height="2"
            width={length > 0 ? (played / length) * bars : 0}
          />
        </clipPath>
        {[undefined, `url(#${id})`].map((clip) => (
          <path
            key={clip ?? 'all'}
            d={path}
            clipPath={clip}
            className={clip && 'sa:text-link sa:forced:text-[Highlight]'}
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {onSeek && (
        <input
          type="range"
          data-slot="waveform-slider"
          min={0}
          max={length}
          step="any"
          value={played}
          aria-label={label}
          aria-valuetext={valueText}
          disabled={length === 0}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            const delta = arrowSteps[event.key]
            if (delta === undefined) return
            event.preventDefault()
            onSeek(Math.min(Math.max(played + delta, 0), length))
          }}
          className="sa:absolute sa:inset-0 sa:m-0 sa:size-full sa:cursor-pointer sa:appearance-none sa:opacity-0 sa:disabled:cursor-auto"
        />
      )}
    </div>
  )
}
