import { clsx } from 'clsx'
import { createElement, useState, type ComponentProps } from 'react'
import { Num } from '../bidi/index.ts'
import type { IconSource } from '../icon/index.ts'
import { ChevronEndIcon } from '../icons/chevron-end.tsx'
import { ChevronStartIcon } from '../icons/chevron-start.tsx'
import { IconButton } from '../icon-button/index.ts'
import { useKit } from '../provider/index.ts'
import { renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'
import { getPageEntries } from './page-entries.ts'

interface Shared extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1. Values outside are clamped. */
  page: number
  /** Number of pages. With fewer than two, nothing is rendered. */
  pageCount: number
  /** Number of pages shown on each side of the current one. @default 1 */
  neighbours?: number
  /** Accessible name of the navigation. @default "Pages", localized */
  label?: string
}

/** Pages are links if `href` is given, otherwise buttons that call `onPageChange`. */
export type PaginationProps = Shared &
  (
    | {
        /** Returns the URL of a page. */
        href: (page: number) => string
        /** Called with the new page when the user chooses one. */
        onPageChange?: (page: number) => void
        /** Renders the links, for hosts with a router. @default a plain `<a>` */
        renderLink?: LinkRenderer
      }
    | { href?: undefined; onPageChange: (page: number) => void; renderLink?: undefined }
  )

const pageStyles = [
  'sa:inline-grid sa:min-h-11 sa:min-w-11 sa:cursor-pointer sa:place-items-center sa:rounded-control sa:border sa:border-transparent sa:px-2 sa:type-label sa:text-ink sa:no-underline sa:hover:bg-sunken',
  'sa:aria-[current=page]:border-selection-edge sa:aria-[current=page]:bg-selection sa:aria-[current=page]:font-semibold sa:aria-[current=page]:text-link',
  'sa:forced:border-[Canvas] sa:forced:aria-[current=page]:border-[Highlight]',
].join(' ')

/**
 * A disabled link at the first or last page. It stays focusable, so that focus is not lost; its name comes from the
 * button.
 */
const disabledLinkProps = { role: 'link', tabIndex: -1 }

const clampInteger = (value: number, min: number, max: number) =>
  Math.min(Math.max(Number.isFinite(value) ? Math.trunc(value) : min, min), max)

/** Navigates a list in pages. In a narrow container it shows only "Page 3 of 12" and the arrows. */
export function Pagination({
  page,
  pageCount,
  neighbours = 1,
  label,
  href,
  onPageChange,
  renderLink = renderAnchor,
  className,
  ...rest
}: PaginationProps) {
  const { messages } = useKit()
  const count = clampInteger(pageCount, 0, Number.MAX_SAFE_INTEGER)
  const current = clampInteger(page, 1, Math.max(count, 1))
  const [announced, setAnnounced] = useState({ page: current, text: '' })
  const position = messages.pageOf(`${current}`, `${count}`)
  if (announced.page !== current) setAnnounced({ page: current, text: position })
  if (count < 2) return null

  const renderArrow = (target: number, icon: IconSource, name: string) => {
    const exists = target >= 1 && target <= count
    const shared = { icon, label: name, variant: 'quiet', 'aria-disabled': !exists } as const
    if (!href) return <IconButton {...shared} onClick={() => exists && onPageChange(target)} />
    const onClick = () => exists && onPageChange?.(target)
    return (
      <IconButton {...shared} asChild onClick={onClick}>
        {exists ? renderLink({ href: href(target), children: null }) : createElement('a', disabledLinkProps)}
      </IconButton>
    )
  }
  const renderPage = (target: number) => {
    const shared = {
      className: pageStyles,
      'aria-label': messages.page(`${target}`),
      'aria-current': target === current ? ('page' as const) : undefined,
      children: <Num>{target}</Num>,
      onClick: () => onPageChange?.(target),
    }
    return href ? renderLink({ href: href(target), ...shared }) : <button type="button" {...shared} />
  }

  return (
    <nav
      data-slot="pagination"
      aria-label={label ?? messages.pages}
      className={clsx('sa:@container', className)}
      {...rest}
    >
      <div className="sa:flex sa:items-center sa:justify-center sa:gap-1">
        {renderArrow(current - 1, ChevronStartIcon, messages.previousPage)}
        <ol className="sa:hidden sa:items-center sa:gap-1 sa:@md:flex">
          {getPageEntries(current, count, clampInteger(neighbours, 0, 5)).map((target) => (
            <li key={target} className="sa:grid sa:min-w-11 sa:place-items-center">
              {typeof target === 'number' ? renderPage(target) : <span aria-hidden="true">…</span>}
            </li>
          ))}
        </ol>
        <p className="sa:px-2 sa:type-label sa:@md:hidden">{position}</p>
        {renderArrow(current + 1, ChevronEndIcon, messages.nextPage)}
      </div>
      <output className="sa:sr-only">{announced.text}</output>
    </nav>
  )
}
