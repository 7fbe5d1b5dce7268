import { clsx } from 'clsx'
import { createElement, useState, type ComponentProps } from 'react'
import { Num } from '../bidi/index.ts'
import type { IconSource } from '../icon/index.ts'
import { ChevronEndIcon } from '../icons/chevron-end.tsx'
import { ChevronStartIcon } from '../icons/chevron-start.tsx'
import { IconButton } from '../icon-button/index.ts'
import { useKit } from '../provider/index.ts'
import { renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'
import { pageEntries } from './pages.ts'

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
    | { href: (page: number) => string; onPageChange?: (page: number) => void; renderLink?: LinkRenderer }
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
const nowhere = { role: 'link', tabIndex: -1 }

const whole = (value: number, least: number, most: number) =>
  Math.min(Math.max(Number.isFinite(value) ? Math.trunc(value) : least, least), most)

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
  const count = whole(pageCount, 0, Number.MAX_SAFE_INTEGER)
  const current = whole(page, 1, Math.max(count, 1))
  const [told, setTold] = useState({ page: current, said: '' })
  const place = messages.pageOf(`${current}`, `${count}`)
  if (told.page !== current) setTold({ page: current, said: place })
  if (count < 2) return null

  const arrow = (to: number, icon: IconSource, name: string) => {
    const there = to >= 1 && to <= count
    const shared = { icon, label: name, variant: 'quiet', 'aria-disabled': !there } as const
    if (!href) return <IconButton {...shared} onClick={() => there && onPageChange(to)} />
    const onClick = () => there && onPageChange?.(to)
    return (
      <IconButton {...shared} asChild onClick={onClick}>
        {there ? renderLink({ href: href(to), children: null }) : createElement('a', nowhere)}
      </IconButton>
    )
  }
  const entry = (to: number) => {
    const shared = {
      className: pageStyles,
      'aria-label': messages.page(`${to}`),
      'aria-current': to === current ? ('page' as const) : undefined,
      children: <Num>{to}</Num>,
      onClick: () => onPageChange?.(to),
    }
    return href ? renderLink({ href: href(to), ...shared }) : <button type="button" {...shared} />
  }

  return (
    <nav
      data-slot="pagination"
      aria-label={label ?? messages.pages}
      className={clsx('sa:@container', className)}
      {...rest}
    >
      <div className="sa:flex sa:items-center sa:justify-center sa:gap-1">
        {arrow(current - 1, ChevronStartIcon, messages.previousPage)}
        <ol className="sa:hidden sa:items-center sa:gap-1 sa:@md:flex">
          {pageEntries(current, count, whole(neighbours, 0, 5)).map((to) => (
            <li key={to} className="sa:grid sa:min-w-11 sa:place-items-center">
              {typeof to === 'number' ? entry(to) : <span aria-hidden="true">…</span>}
            </li>
          ))}
        </ol>
        <p className="sa:px-2 sa:type-label sa:@md:hidden">{place}</p>
        {arrow(current + 1, ChevronEndIcon, messages.nextPage)}
      </div>
      <output className="sa:sr-only">{told.said}</output>
    </nav>
  )
}
