import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { getEdgeAttributes, useScrollEdges } from './scroll-edges.ts'

export interface ScrollRegionProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex' | 'aria-label'> {
  /** Accessible name of the content, such as the caption of a table. */
  label: string
}

/**
 * A horizontal scroller for wide content. It is focusable, for scrolling with arrow keys, only while content is
 * hidden. A group rather than a landmark, because a page may have many.
 */
export function ScrollRegion({ label, ref, ...rest }: ScrollRegionProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => scroller.current)
  const edges = useScrollEdges(scroller)
  return (
    <div
      ref={scroller}
      data-slot="scroll-region"
      {...getEdgeAttributes(edges)}
      {...(edges.start || edges.end ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
      {...rest}
    />
  )
}
