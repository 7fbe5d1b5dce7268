import { clsx } from 'clsx'
import { Children, isValidElement, useRef, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { ChevronEndIcon } from '../icons/chevron-end.tsx'
import { ChevronStartIcon } from '../icons/chevron-start.tsx'
import { useKit } from '../provider/index.ts'
import { getEdgeAttributes, edgeFadeStyles, useScrollEdges } from '../scroll-edges/index.ts'

export interface CarouselProps extends ComponentProps<'section'> {
  /** Accessible name of the section. */
  label: string
  /** Heading above the items, at the inline start. */
  heading?: ReactNode
  /** Width of an item, any CSS length. @default 'clamp(9.25rem, 42cqi, 14rem)' */
  itemWidth?: string
}

/**
 * A horizontally scrolling row of items with buttons for the previous and next page. Each child becomes a list item.
 */
export function Carousel({
  label,
  heading,
  itemWidth = 'clamp(9.25rem, 42cqi, 14rem)',
  className,
  children,
  ...rest
}: CarouselProps) {
  const { dir, messages } = useKit()
  const list = useRef<HTMLUListElement>(null)
  const edges = useScrollEdges(list)
  const overflows = edges.start || edges.end

  // In right-to-left text `scrollLeft` decreases towards the end.
  const scrollPage = (isForward: boolean) => {
    const step = (list.current?.clientWidth ?? 0) * (isForward === (dir === 'ltr') ? 1 : -1)
    list.current?.scrollBy({ left: step })
  }
  const renderButton = (isForward: boolean, isEnabled: boolean) => (
    <IconButton
      icon={isForward ? ChevronEndIcon : ChevronStartIcon}
      label={isForward ? messages.next : messages.previous}
      size="small"
      // Disabled instead of removed, so that focus is not lost.
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && scrollPage(isForward)}
    />
  )

  return (
    <section
      data-slot="carousel"
      aria-label={label}
      {...getEdgeAttributes(edges)}
      className={clsx('sa:@container sa:grid sa:gap-3', className)}
      {...rest}
    >
      {(heading !== undefined || overflows) && (
        <div className="sa:flex sa:items-center sa:justify-between sa:gap-3">
          <div className="sa:min-w-0">{heading}</div>
          {overflows && (
            <div className="sa:flex sa:shrink-0 sa:gap-2">
              {renderButton(false, edges.start)}
              {renderButton(true, edges.end)}
            </div>
          )}
        </div>
      )}
      <ul
        ref={list}
        data-slot="carousel-list"
        {...getEdgeAttributes(edges)}
        {...(overflows ? { tabIndex: 0 } : {})}
        className={clsx(
          // The padding shows shadows and focus rings that the scroller would clip. The scroll padding keeps focused
          // items clear of the faded edges.
          'sa:-m-2 sa:flex sa:snap-x sa:snap-mandatory sa:scroll-px-8 sa:gap-4 sa:overflow-x-auto sa:p-2 sa:pb-3',
          'sa:scroll-smooth sa:[scrollbar-width:thin] sa:in-data-[motion=reduce]:scroll-auto sa:motion-reduce:scroll-auto',
          'sa:rounded-tile sa:focus-visible:focus-ring-inside',
          edgeFadeStyles,
          'sa:focus-visible:[mask-image:none]',
        )}
      >
        {Children.toArray(children).map((item, at) => (
          <li
            key={isValidElement(item) ? item.key : at}
            className="sa:min-w-0 sa:shrink-0 sa:snap-start"
            style={{ inlineSize: itemWidth }}
          >
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
