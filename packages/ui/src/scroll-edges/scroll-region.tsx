import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { getEdgeAttributes, useScrollEdges } from './scroll-edges.ts'

export interface ScrollRegionProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex' | 'aria-label'> {
  /** Accessible name of the content, such as the caption of a table. */
  label: string
}

/**
 * A scroller for wide or high content. It is focusable, for scrolling with arrow keys, only while content is
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
      {...(Object.values(edges).includes(true) ? { role: 'group', tabIndex: 0, 'aria-label': label } : {})}
      {...rest}
    />
  )
}
