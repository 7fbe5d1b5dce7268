import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Bdi } from '../bidi/index.ts'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'

export interface BreadcrumbItem {
  label: string
  /** Where it leads; the last item needs none. */
  href?: string
  /** BCP 47 tag, when the label may be in another language than the page. */
  lang?: string
}

/** What the kit gives a link of the trail. */
export interface BreadcrumbLink {
  href: string
  className: string
  children: ReactNode
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top down; the last one is the page itself. */
  items: readonly BreadcrumbItem[]
  /** Renders a link with the host's router. @default a plain anchor */
  renderLink?: (link: BreadcrumbLink) => ReactNode
}

const anchor = ({ children, ...link }: BreadcrumbLink) => <a {...link}>{children}</a>

const linkStyles =
  'inline-block rounded-[4px] py-0.5 text-link underline decoration-transparent underline-offset-[0.2em] hover:decoration-current coarse:py-3 ar:underline-offset-[0.3em]'

/** Where this page stands in the whole, and the way back up. */
export function Breadcrumb({ items, renderLink = anchor, className, ...rest }: BreadcrumbProps) {
  const { locale, strings } = useKit()
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={strings.breadcrumb}
      className={cx('type-small', className)}
      {...rest}
    >
      <ol>
        {items.map(({ label, href, lang = locale }, at) => {
          const last = at === items.length - 1
          const text = <Bdi lang={lang}>{label}</Bdi>
          return (
            <li key={`${at} ${label}`} className="inline">
              {at > 0 && (
                <Icon name="chevron-end" size={1} className="mx-1.5 inline align-[-0.125em] text-ink-muted" />
              )}
              {href !== undefined && !last ? (
                renderLink({ href, className: linkStyles, children: text })
              ) : (
                <span
                  {...(last ? { 'aria-current': 'page' as const } : {})}
                  className={last ? 'font-medium text-ink' : 'text-ink-muted'}
                >
                  {text}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
