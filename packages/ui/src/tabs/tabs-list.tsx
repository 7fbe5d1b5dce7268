import { clsx } from 'clsx'
import * as RadixTabs from '@radix-ui/react-tabs'
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react'
import { useKit } from '../provider/index.ts'
import { getEdgeAttributes, edgeFadeStyles, useScrollEdges } from '../scroll-edges/index.ts'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /** Wraps around when arrow keys reach an end. @default true */
  loop?: boolean
}

/** Width of the fade at each end in px. The open tab is scrolled clear of it. */
const fadeWidth = 32

/** The row of tabs. Name it with `aria-label`. When the tabs do not fit, it scrolls and fades at its ends. */
export function TabsList({ ref, className, ...rest }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current)
  const edges = useScrollEdges(list)
  const { dir } = useKit()
  useNameWarning(
    'TabsList',
    () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']),
    'Pass aria-label with what the tabs are about, or aria-labelledby.',
  )

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    // Scrolls only the list; `scrollIntoView` would scroll the page too.
    const scrollToActive = () => {
      const active = element.querySelector('[data-state=active]')?.getBoundingClientRect()
      if (!active) return
      const list = element.getBoundingClientRect()
      const [left, right] = [list.left + fadeWidth, list.right - fadeWidth]
      const [overflowLeft, overflowRight] = [active.left - left, active.right - right]
      // If a tab is wider than the list, its start is shown.
      const isWide = active.width > right - left
      if (isWide) element.scrollLeft += dir === 'rtl' ? overflowRight : overflowLeft
      else if (overflowLeft < 0) element.scrollLeft += overflowLeft
      else if (overflowRight > 0) element.scrollLeft += overflowRight
    }
    scrollToActive()
    const observer = new MutationObserver(scrollToActive)
    observer.observe(element, { attributes: true, attributeFilter: ['data-state'], subtree: true })
    return () => observer.disconnect()
  }, [dir])

  return (
    <RadixTabs.List
      ref={list}
      data-slot="tabs-list"
      {...getEdgeAttributes(edges)}
      className={clsx(
        'sa:flex sa:min-w-0 sa:scroll-px-8 sa:[scrollbar-width:none]',
        'sa:group-data-[orientation=horizontal]/tabs:overflow-x-auto sa:group-data-[orientation=horizontal]/tabs:shadow-[inset_0_-1px_0_0_var(--saha-color-line-strong)] sa:forced:group-data-[orientation=horizontal]/tabs:border-b',
        'sa:group-data-[orientation=vertical]/tabs:max-w-1/2 sa:group-data-[orientation=vertical]/tabs:flex-col sa:group-data-[orientation=vertical]/tabs:border-e sa:group-data-[orientation=vertical]/tabs:border-line-strong',
        edgeFadeStyles,
        className,
      )}
      {...rest}
    />
  )
}
