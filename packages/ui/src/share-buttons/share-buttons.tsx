import { clsx } from 'clsx'
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { pressableStyles, buttonVariantStyles } from '../button/button.styles.ts'
import { useKit } from '../provider/index.ts'
import { networkIcons, type ShareNetwork } from './network-icons.tsx'
import { ShareIcon } from '../icons/share.tsx'

/** A link to a social network. */
export interface ShareItem {
  /** Network, which decides the logo. */
  id: ShareNetwork
  /** Localized name of the target: Facebook, فيسبوك. */
  label: string
  /** Share URL of the target, with the shared page in the query. */
  href: string
}

export interface ShareButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The networks in display order. */
  items: readonly ShareItem[]
  /** Accessible name of the group. @default "Share", localized */
  label?: string
  /** Opens the native share sheet. The button renders only if the browser supports `navigator.share`. */
  onNativeShare?: () => void
  /** More ways to share, such as a CopyButton. */
  children?: ReactNode
}

const subscribeToNothing = () => () => {}

/** Buttons to share a page: the native share sheet where available, then links to social networks. */
export function ShareButtons({
  items,
  label,
  onNativeShare,
  className,
  children,
  ...rest
}: ShareButtonsProps) {
  const { messages } = useKit()
  // Unknown on the server, so the button appears after hydration.
  const canShare = useSyncExternalStore(
    subscribeToNothing,
    () => 'share' in navigator,
    () => false,
  )
  return (
    <div
      data-slot="share-buttons"
      {...{ role: 'group' }}
      aria-label={label ?? messages.share}
      className={clsx('sa:flex sa:flex-wrap sa:items-center sa:gap-3', className)}
      {...rest}
    >
      {canShare && onNativeShare && (
        <Button startIcon={ShareIcon} onClick={onNativeShare}>
          {messages.share}
        </Button>
      )}
      {items.map(({ id, label: network, href }) => (
        <a
          key={id}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${messages.shareOn(network)} (${messages.opensInNewTab})`}
          className={clsx(
            pressableStyles,
            buttonVariantStyles.neutral,
            'sa:size-11 sa:shrink-0 sa:rounded-control',
          )}
        >
          <svg
            viewBox="0 0 24 24"
            width="1.4em"
            height="1.4em"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {networkIcons[id]}
          </svg>
        </a>
      ))}
      {children}
    </div>
  )
}
