import * as RadixToast from '@radix-ui/react-toast'
import { useEffect, useEffectEvent } from 'react'
import { buttonStyles } from '../button/button.styles.ts'
import { Icon } from '../icon/index.ts'
import { InfoIcon } from '../icons/info.tsx'
import { getCloseIconProps } from '../overlay/close-icon-props.tsx'
import { useKit } from '../provider/index.ts'
import { resolveOption } from '../variants/resolve-option.ts'
import { toneIcons, toneTextStyles } from '../variants/tones.ts'
import { variants } from '../variants/variants.ts'
import type { QueuedToast } from './toast-queue.ts'

const toastStyles = variants(
  'Toast',
  [
    'sa:overlay-motion sa:pointer-events-auto sa:tile sa:flex sa:items-start sa:gap-3 sa:rounded-tile sa:ps-4 sa:pe-2 sa:py-2 sa:text-ink',
    'sa:[--from-inline:calc(var(--inline)*110%)] sa:data-[swipe=cancel]:[transition:translate_var(--saha-duration-move)]',
    'sa:data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)_0] sa:data-[swipe=end]:[translate:var(--radix-toast-swipe-end-x)_0]',
    'sa:forced:border-2 sa:forced:border-[CanvasText]',
  ],
  {
    variants: {
      tone: {
        neutral: 'sa:bg-surface sa:[--tile-edge:var(--saha-color-line-strong)]',
        info: 'sa:bg-info-surface sa:[--tile-edge:var(--saha-color-info)]',
        success: 'sa:bg-success-surface sa:[--tile-edge:var(--saha-color-success)]',
        warning: 'sa:bg-warning-surface sa:[--tile-edge:var(--saha-color-warning)]',
        danger: 'sa:bg-danger-surface sa:[--tile-edge:var(--saha-color-danger)]',
      },
    },
  },
)

const icons = { ...toneIcons, neutral: InfoIcon } as const
const iconColors = { ...toneTextStyles, neutral: 'sa:text-link' }

interface ToastProps extends QueuedToast {
  /** Called when it was dismissed or has expired. */
  onClose: () => void
  /** Called when its exit animation has ended. */
  onExited: () => void
}

/** A single toast of the queue. */
export function Toast({
  title,
  description,
  tone: toneProp,
  icon: iconProp,
  action,
  duration,
  open,
  onClose,
  onExited,
}: ToastProps) {
  const { messages, dir } = useKit()
  const tone = resolveOption('Toast', 'tone', toneProp, icons, 'neutral')
  const icon = iconProp ?? icons[tone]
  return (
    <RadixToast.Root
      data-slot="toast"
      data-variant={tone}
      dir={dir}
      open={open}
      onOpenChange={(next) => next || onClose()}
      type={tone === 'danger' ? 'foreground' : 'background'}
      {...(duration === undefined ? {} : { duration })}
      className={toastStyles({ tone })}
      // Radix captures all touch gestures; vertical scrolling must still work on a toast.
      style={{ touchAction: 'pan-y' }}
    >
      <span className="sa:grid sa:h-11 sa:shrink-0 sa:place-items-center">
        <Icon icon={icon} size={1.4} className={iconColors[tone]} />
      </span>
      <div className="sa:grid sa:min-w-0 sa:grow sa:gap-1 sa:py-2.5">
        <RadixToast.Title data-slot="toast-title" className="sa:type-label sa:font-semibold sa:wrap-anywhere">
          {/* Radix announces the parts without a separator; the space keeps their words apart. */}
          {title}{' '}
        </RadixToast.Title>
        {description && (
          <RadixToast.Description
            data-slot="toast-description"
            className="sa:type-small sa:text-pretty sa:text-ink-muted sa:wrap-anywhere"
          >
            {description}{' '}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action
            data-slot="toast-action"
            altText={action.altText}
            onClick={action.onAction}
            className={buttonStyles({ size: 'small', className: 'sa:mt-1 sa:mb-1 sa:justify-self-start' })}
          >
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close {...getCloseIconProps(messages.dismiss)} />
      <UnmountObserver onExited={onExited} />
    </RadixToast.Root>
  )
}

/** Calls `onExited` on unmount: Radix unmounts the content of a toast after its exit animation. */
function UnmountObserver({ onExited }: { onExited: () => void }) {
  const notify = useEffectEvent(onExited)
  useEffect(() => () => notify(), [])
  return null
}
