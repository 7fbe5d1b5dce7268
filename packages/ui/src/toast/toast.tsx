import { cva } from 'class-variance-authority'
import { Toast as RadixToast } from 'radix-ui'
import { useEffect, useEffectEvent } from 'react'
import { buttonStyles } from '../button/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useKit } from '../provider/index.ts'
import { known } from '../variants/known.ts'
import type { QueuedToast } from './toast-queue.ts'

const toastStyles = cva(
  [
    'overlay-motion pointer-events-auto tile flex items-start gap-3 rounded-tile ps-4 pe-2 py-2 text-ink',
    '[--from-inline:calc(var(--inline)*110%)] data-[swipe=cancel]:[transition:translate_var(--saha-duration-move)]',
    'data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)_0] data-[swipe=end]:[translate:var(--radix-toast-swipe-end-x)_0]',
    'forced:border-2 forced:border-[CanvasText]',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-surface [--tile-edge:var(--saha-color-line-strong)]',
        success: 'bg-selection [--tile-edge:var(--saha-color-selection-edge)]',
        danger: 'bg-danger-surface [--tile-edge:var(--saha-color-danger)]',
      },
    },
  },
)

const icons = { neutral: 'info', success: 'check', danger: 'alert' } as const satisfies Record<
  string,
  IconName
>

interface ToastProps extends QueuedToast {
  /** It was put away, or its time is up. */
  onClose: () => void
  /** It has left the screen. */
  onGone: () => void
}

/** One message of the queue. */
export function Toast({
  title,
  description,
  tone: asked,
  icon: ownIcon,
  action,
  duration,
  open,
  onClose,
  onGone,
}: ToastProps) {
  const { strings, dir } = useKit()
  const tone = known('Toast', 'tone', asked, icons, 'neutral')
  const icon = ownIcon ?? icons[tone]
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
      // Radix takes every touch for itself; a page must still scroll from where a toast happens to be.
      style={{ touchAction: 'pan-y' }}
    >
      <span className="grid h-11 shrink-0 place-items-center">
        <Icon name={icon} size={1.4} className={tone === 'danger' ? 'text-danger' : 'text-link'} />
      </span>
      <div className="grid min-w-0 grow gap-1 py-2.5">
        <RadixToast.Title data-slot="toast-title" className="type-label font-semibold wrap-anywhere">
          {/* Radix announces the parts run together: the space keeps their words apart. */}
          {title}{' '}
        </RadixToast.Title>
        {description && (
          <RadixToast.Description
            data-slot="toast-description"
            className="type-small text-pretty text-ink-muted wrap-anywhere"
          >
            {description}{' '}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action
            data-slot="toast-action"
            altText={action.altText}
            onClick={action.onAction}
            className={buttonStyles({ size: 'small', className: 'mt-1 mb-1 justify-self-start' })}
          >
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton icon="close" label={strings.dismiss} variant="quiet" />
      </RadixToast.Close>
      <Leaving onGone={onGone} />
    </RadixToast.Root>
  )
}

/** Radix unmounts what is inside a toast once it has left the screen. */
function Leaving({ onGone }: { onGone: () => void }) {
  const tell = useEffectEvent(onGone)
  useEffect(() => () => tell(), [])
  return null
}
