import { clsx } from 'clsx'
import { useImperativeHandle, useRef, type ComponentProps, type CSSProperties, type Ref } from 'react'

/** Imperative handle that sets the level many times per second without rendering. */
export interface LevelMeterHandle {
  /** Sets the level from 0 (silence) to 1 (full scale). Values outside are clamped. */
  setLevel: (level: number) => void
}

export interface LevelMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the audio source, such as "Microphone". */
  label: string
  /** Level from 0 to 1, for hosts that set it by rendering. @default 0 */
  level?: number
  /** Ref to the imperative handle, for updates in an animation frame: `handle.current.setLevel(0.4)`. */
  handle?: Ref<LevelMeterHandle>
}

const clamp = (level: number) => (level > 0 ? Math.min(level, 1) : 0)
const roundLevel = (level: number) => Math.round(level * 100) / 100

/** An audio level meter: tiles that light up from the inline start. */
export function LevelMeter({ label, level = 0, handle, className, ...rest }: LevelMeterProps) {
  const meter = useRef<HTMLMeterElement>(null)
  const shade = useRef<HTMLDivElement>(null)

  useImperativeHandle(
    handle,
    () => ({
      setLevel: (next) => {
        const clamped = clamp(next)
        shade.current?.style.setProperty('--level', String(clamped))
        if (meter.current && meter.current.value !== roundLevel(clamped))
          meter.current.value = roundLevel(clamped)
      },
    }),
    [],
  )

  return (
    <div
      data-slot="level-meter"
      className={clsx(
        'sa:relative sa:w-full sa:min-w-24 sa:rounded-control sa:border sa:border-line-strong sa:bg-sunken sa:p-1',
        className,
      )}
      {...rest}
    >
      <meter
        ref={meter}
        data-slot="level-meter-value"
        aria-label={label}
        value={roundLevel(clamp(level))}
        className="sa:sr-only"
      />
      <div
        aria-hidden="true"
        data-slot="level-meter-scale"
        className={clsx(
          'sa:h-5 sa:overflow-hidden sa:[mask-image:repeating-linear-gradient(calc(90deg*var(--inline)),#000_0_8px,transparent_8px_11px)]',
          'sa:bg-[linear-gradient(calc(90deg*var(--inline))_in_oklch,var(--saha-color-selection-edge)_60%,var(--saha-color-action)_85%,var(--saha-color-danger-fill))]',
          'sa:forced:bg-[Highlight] sa:forced:bg-none sa:forced:forced-color-adjust-none',
        )}
      >
        {/* A shade over the lit tiles, moved by whole tiles with a transform, which avoids layout. */}
        <div
          ref={shade}
          data-slot="level-meter-shade"
          className="sa:h-full sa:translate-x-[calc(round(up,var(--level)*100%,11px)*var(--inline))] sa:bg-line sa:transition-[translate] sa:duration-75 sa:ease-linear sa:forced:bg-[Canvas]"
          style={{ '--level': clamp(level) } as CSSProperties}
        />
      </div>
    </div>
  )
}
