import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { CloseIcon } from '../icons/close.tsx'
import { IconButton } from '../icon-button/index.ts'
import { useKit } from '../provider/index.ts'
import { StarMotif, StarGrid } from '../star-motif/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { toneIcons, toneTextStyles } from '../variants/tones.ts'
import { variants } from '../variants/variants.ts'

const bannerStyles = variants(
  'Banner',
  'sa:tile sa:relative sa:isolate sa:flex sa:items-start sa:gap-3 sa:overflow-hidden sa:rounded-panel sa:ps-4 sa:pe-2 sa:py-2 sa:text-ink',
  {
    variants: {
      tone: {
        info: 'sa:bg-info-surface sa:[--tile-edge:var(--saha-color-info)] sa:[--tile-shadow:var(--saha-color-info)]',
        success:
          'sa:bg-success-surface sa:[--tile-edge:var(--saha-color-success)] sa:[--tile-shadow:var(--saha-color-success)]',
        warning:
          'sa:bg-warning-surface sa:[--tile-edge:var(--saha-color-warning)] sa:[--tile-shadow:var(--saha-color-warning)]',
        danger:
          'sa:bg-danger-surface sa:[--tile-edge:var(--saha-color-danger)] sa:[--tile-shadow:var(--saha-color-danger)]',
        welcome: 'sa:bg-night sa:[--tile-edge:var(--saha-color-line-strong)]',
      },
    },
  },
)

const icons = { ...toneIcons, welcome: undefined } as const
const iconColors = { ...toneTextStyles, welcome: 'sa:text-link' }

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** `welcome` is dark in both themes. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'welcome'
  /** Short heading. */
  title?: ReactNode
  /** The message. */
  children?: ReactNode
  /** Icon before the message. @default by tone: info, check, warning, alert, the star */
  icon?: IconSource
  /** One link or button. */
  action?: ReactNode
  /** Shows a dismiss button. The host removes the banner and moves focus. */
  onDismiss?: () => void
  /** `alert` interrupts screen readers, `status` waits, `none` announces nothing. @default 'none' */
  live?: 'status' | 'alert' | 'none'
}

/**
 * A message for the whole page, above its content.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export function Banner({
  tone: toneProp = 'info',
  title,
  children,
  icon,
  action,
  onDismiss,
  live = 'none',
  className,
  ...rest
}: BannerProps) {
  const { messages } = useKit()
  const tone = resolveOption('Banner', 'tone', toneProp, icons, 'info')
  const iconSource = icon ?? icons[tone]
  return (
    <div
      data-slot="banner"
      data-variant={tone}
      {...(live === 'none' ? {} : { role: live })}
      {...(tone === 'welcome' ? { 'data-theme': 'dark' } : {})}
      className={bannerStyles({ tone, className })}
      {...rest}
    >
      {tone === 'welcome' && <StarGrid step={72} className="sa:-z-1 sa:opacity-[0.07]" />}
      <span className="sa:grid sa:h-11 sa:shrink-0 sa:place-items-center">
        {iconSource ? (
          <Icon icon={iconSource} size={1.5} className={iconColors[tone]} />
        ) : (
          <StarMotif size="1.75rem" className="sa:text-star" />
        )}
      </span>
      <div className="sa:flex sa:min-h-11 sa:min-w-0 sa:flex-1 sa:flex-wrap sa:items-center sa:gap-x-4 sa:gap-y-2 sa:py-1.5">
        <div className="sa:grid sa:min-w-0 sa:flex-[1_1_18rem] sa:gap-0.5">
          {title && <p className="sa:type-subheading">{title}</p>}
          {children && <div className="sa:type-small sa:text-pretty">{children}</div>}
        </div>
        {action && <div className="sa:flex sa:flex-wrap sa:gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon={CloseIcon} label={messages.dismiss} variant="quiet" onClick={onDismiss} />
      )}
    </div>
  )
}
