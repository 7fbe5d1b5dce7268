import { clsx } from 'clsx'
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { pressLook, pressVariants } from '../button/press-look.ts'
import { useKit } from '../provider/index.ts'
import { marks, type ShareNetwork } from './network-icons.tsx'
import { ShareIcon } from '../icons/share.tsx'

export interface ShareItem {
  id: ShareNetwork
  /** The place's name in the page's language: Facebook, فيسبوك. */
  label: string
  /** Its page for sharing, with what is shared in the query. */
  href: string
}

export interface ShareButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly ShareItem[]
  /** What the group is called. @default the kit's word for share */
  label?: string
  /** Opens the device's own sharing; offered only where the browser has it. */
  onNativeShare?: () => void
  /** More ways to share, such as a CopyButton. */
  children?: ReactNode
}

const never = () => () => {}

/** Ways to pass something on: the device's own sheet where there is one, then links to other sites. */
export function ShareButtons({
  items,
  label,
  onNativeShare,
  className,
  children,
  ...rest
}: ShareButtonsProps) {
  const { messages } = useKit()
  // A server cannot know; the button appears once the page is alive.
  const native = useSyncExternalStore(
    never,
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
      {native && onNativeShare && (
        <Button startIcon={ShareIcon} onClick={onNativeShare}>
          {messages.share}
        </Button>
      )}
      {items.map(({ id, label: place, href }) => (
        <a
          key={id}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${messages.shareOn(place)} (${messages.opensInNewTab})`}
          className={clsx(pressLook, pressVariants.neutral, 'sa:size-11 sa:shrink-0 sa:rounded-control')}
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
            {marks[id]}
          </svg>
        </a>
      ))}
      {children}
    </div>
  )
}
