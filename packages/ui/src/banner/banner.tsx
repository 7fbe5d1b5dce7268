import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useKit } from '../provider/index.ts'
import { Star, StarGrid } from '../star/index.ts'
import { known } from '../variants/known.ts'

const bannerStyles = cva(
  'tile relative isolate flex items-start gap-3 overflow-hidden rounded-panel ps-4 pe-2 py-2 text-ink',
  {
    variants: {
      tone: {
        info: 'bg-selection [--tile-edge:var(--saha-color-selection-edge)] [--tile-shadow:var(--saha-color-selection-edge)]',
        danger:
          'bg-danger-surface [--tile-edge:var(--saha-color-danger)] [--tile-shadow:var(--saha-color-danger)]',
        welcome: 'bg-night [--tile-edge:var(--saha-color-line-strong)]',
      },
    },
  },
)

const icons = { info: 'info', danger: 'alert', welcome: undefined } as const satisfies Record<
  string,
  IconName | undefined
>

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** `welcome` is the evening courtyard in both themes. @default 'info' */
  tone?: 'info' | 'danger' | 'welcome'
  /** What it is about, in a few words. */
  title?: ReactNode
  children?: ReactNode
  /** @default by tone: info, alert, the star */
  icon?: IconName
  /** One link or button beside the words. */
  action?: ReactNode
  /** Offers to put the banner away; the host removes it and decides where focus goes. */
  onDismiss?: () => void
  /** `alert` interrupts, `status` waits its turn, `none` is there from the start. @default 'none' */
  live?: 'status' | 'alert' | 'none'
}

/** News for the whole page, across its top. */
export function Banner({
  tone: asked = 'info',
  title,
  children,
  icon,
  action,
  onDismiss,
  live = 'none',
  className,
  ...rest
}: BannerProps) {
  const { strings } = useKit()
  const tone = known('Banner', 'tone', asked, icons, 'info')
  const drawing = icon ?? icons[tone]
  return (
    <div
      data-slot="banner"
      data-variant={tone}
      {...(live === 'none' ? {} : { role: live })}
      {...(tone === 'welcome' ? { 'data-theme': 'dark' } : {})}
      className={bannerStyles({ tone, className })}
      {...rest}
    >
      {tone === 'welcome' && <StarGrid step={72} className="-z-1 opacity-[0.07]" />}
      <span className="grid h-11 shrink-0 place-items-center">
        {drawing ? (
          <Icon name={drawing} size={1.5} className={tone === 'danger' ? 'text-danger' : 'text-link'} />
        ) : (
          <Star size="1.75rem" className="text-star" />
        )}
      </span>
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-1.5">
        <div className="grid min-w-0 flex-[1_1_18rem] gap-0.5">
          {title && <p className="type-subheading">{title}</p>}
          {children && <div className="type-small text-pretty">{children}</div>}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label={strings.dismiss} variant="quiet" onClick={onDismiss} />}
    </div>
  )
}
