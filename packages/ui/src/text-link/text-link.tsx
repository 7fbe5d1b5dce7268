import * as Slot from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { ExternalLinkIcon } from '../icons/external-link.tsx'
import { useKit } from '../provider/index.ts'
import { variants } from '../variants/variants.ts'

const textLinkStyles = variants(
  'TextLink',
  'sa:rounded-[4px] sa:text-link sa:decoration-from-font sa:underline-offset-[0.2em] sa:hover:decoration-2 sa:ar:underline-offset-[0.3em]',
  {
    variants: {
      variant: {
        inline: 'sa:underline',
        standalone:
          'sa:inline-flex sa:min-h-9 sa:items-center sa:gap-1.5 sa:type-label sa:font-semibold sa:no-underline sa:hover:underline sa:coarse:min-h-11',
      },
    },
    defaultVariants: { variant: 'inline' },
  },
)

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `standalone` is for links outside sentences, with the target size of a control. @default 'inline' */
  variant?: 'inline' | 'standalone'
  /** Opens another site in a new tab, with an icon and a hint for screen readers. @default false */
  external?: boolean
  /** Icon after the text of a standalone link. */
  endIcon?: IconSource
  /** Renders the child (a router's link) instead, with the link's style and props. @default false */
  asChild?: boolean
  /** The text, or with `asChild` the link. */
  children: ReactNode
}

/** A text link. */
export function TextLink({
  variant = 'inline',
  external = false,
  endIcon,
  asChild = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const { messages } = useKit()
  const Root = asChild ? Slot.Root : 'a'
  const icon = external ? ExternalLinkIcon : endIcon
  return (
    <Root
      data-slot="text-link"
      data-variant={variant}
      className={textLinkStyles({ variant, className })}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      <Slot.Slottable child={children}>
        {(label: ReactNode) => <span className="sa:contents">{label}</span>}
      </Slot.Slottable>
      {icon &&
        (variant === 'standalone' ? (
          <Icon icon={icon} size={1.15} />
        ) : (
          // A word joiner in an unbreakable box keeps the icon on the line of the last word.
          <span aria-hidden="true" className="sa:whitespace-nowrap sa:select-none">
            {'\u2060'}
            <Icon icon={icon} size={0.85} className="sa:ms-[0.2em] sa:inline sa:align-[-0.06em]" />
          </span>
        ))}
      {external && <span className="sa:sr-only">{` (${messages.opensInNewTab})`}</span>}
    </Root>
  )
}
