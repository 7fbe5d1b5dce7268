import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { getEdgeAttributes, useScrollEdges } from './scroll-edges.ts'

export interface ScrollRegionProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex' | 'aria-label'> {
  /** What scrolls here, for assistive technology. */
  label: string
}

/**
 * Content that scrolls sideways inside itself, so that the page does not. While something is out of sight it
 * takes focus, and the arrow keys scroll it; otherwise it is no stop for Tab. A group, not a landmark: an
 * answer may hold many.
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
