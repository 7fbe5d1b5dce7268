import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Bdi } from '../bidi/index.ts'
import { ChevronEndIcon } from '../icons/chevron-end.tsx'
import { useKit } from '../provider/index.ts'

/** A page of the path. */
export interface BreadcrumbItem {
  /** Name of the page. */
  label: string
  /** URL of the item; the last item needs none. */
  href?: string
  /** BCP 47 tag of the label, if it may differ from the page's language. */
  lang?: string
}

/** Props of a link in the trail. */
export interface BreadcrumbLink {
  /** URL of the page. */
  href: string
  /** Class names of the link. */
  className: string
  /** Name of the page. */
  children: ReactNode
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top level to the current page. */
  items: readonly BreadcrumbItem[]
  /** Renders the links, for hosts with a router. @default a plain `<a>` */
  renderLink?: (link: BreadcrumbLink) => ReactNode
}

const renderPlainLink = ({ children, ...link }: BreadcrumbLink) => <a {...link}>{children}</a>

const linkStyles =
  'sa:inline-block sa:rounded-[4px] sa:py-0.5 sa:text-link sa:underline sa:decoration-transparent sa:underline-offset-[0.2em] sa:hover:decoration-current sa:coarse:py-3 sa:ar:underline-offset-[0.3em]'

/** The path from the home page to the current page. */
export function Breadcrumb({ items, renderLink = renderPlainLink, className, ...rest }: BreadcrumbProps) {
  const { locale, messages } = useKit()
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={messages.breadcrumb}
      className={clsx('sa:type-small', className)}
      {...rest}
    >
      <ol>
        {items.map(({ label, href, lang = locale }, at) => {
          const isLast = at === items.length - 1
          const text = <Bdi lang={lang}>{label}</Bdi>
          return (
            <li key={`${at} ${label}`} className="sa:inline">
              {at > 0 && (
                <ChevronEndIcon
                  size={1}
                  className="sa:mx-1.5 sa:inline sa:align-[-0.125em] sa:text-ink-muted"
                />
              )}
              {href !== undefined && !isLast ? (
                renderLink({ href, className: linkStyles, children: text })
              ) : (
                <span
                  {...(isLast ? { 'aria-current': 'page' as const } : {})}
                  className={isLast ? 'sa:font-medium sa:text-ink' : 'sa:text-ink-muted'}
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
