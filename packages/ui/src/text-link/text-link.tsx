import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'
import { variants } from '../variants/variants.ts'

const textLinkStyles = variants(
  'TextLink',
  'rounded-[4px] text-link decoration-from-font underline-offset-[0.2em] hover:decoration-2 ar:underline-offset-[0.3em]',
  {
    variants: {
      variant: {
        inline: 'underline',
        standalone:
          'inline-flex min-h-9 items-center gap-1.5 type-label font-semibold no-underline hover:underline coarse:min-h-11',
      },
    },
    defaultVariants: { variant: 'inline' },
  },
)

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `inline` within a sentence; `standalone` on a line of its own, as large as a control. @default 'inline' */
  variant?: 'inline' | 'standalone'
  /** Leads to another site: opens a new tab and says so. @default false */
  external?: boolean
  /** Drawing after the words of a standalone link, along the line. */
  endIcon?: IconName
  /** Renders the child element (a router's link) with the link's look and props. @default false */
  asChild?: boolean
  children: ReactNode
}

/** A place to go, in words. */
export function TextLink({
  variant = 'inline',
  external = false,
  endIcon,
  asChild = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const { strings } = useKit()
  const Root = asChild ? Slot.Root : 'a'
  const icon = external ? 'external-link' : endIcon
  return (
    <Root
      data-slot="text-link"
      data-variant={variant}
      className={textLinkStyles({ variant, className })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {icon &&
        (variant === 'standalone' ? (
          <Icon name={icon} size={1.15} />
        ) : (
          // A word joiner in a box that does not wrap: the icon never starts a line without its word.
          <span aria-hidden="true" className="whitespace-nowrap select-none">
            {'\u2060'}
            <Icon name={icon} size={0.85} className="ms-[0.2em] inline align-[-0.06em]" />
          </span>
        ))}
      {external && <span className="sr-only"> ({strings.opensInNewTab})</span>}
    </Root>
  )
}
