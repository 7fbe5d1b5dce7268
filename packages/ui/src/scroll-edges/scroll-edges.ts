import { useEffect, useState, type RefObject } from 'react'

/** Edges at which a scroller hides content, in reading direction. All are false if everything fits. */
export interface ScrollEdges {
  /** Content is hidden before the visible part. */
  start: boolean
  /** Content is hidden after the visible part. */
  end: boolean
  /** Content is hidden above the visible part. */
  top: boolean
  /** Content is hidden below the visible part. */
  bottom: boolean
}

const noEdges: ScrollEdges = { start: false, end: false, top: false, bottom: false }
const edgeNames = ['start', 'end', 'top', 'bottom'] as const

// Zoomed pages scroll by fractions of a pixel, hence the tolerance of 1 px.
const measureAxis = (hidden: number, scrolled: number) =>
  [hidden > 1 && scrolled > 1, hidden > 1 && scrolled < hidden - 1] as const

/** In right-to-left text `scrollLeft` runs from 0 to negative values, so its absolute value is used. */
function measureEdges(scroller: HTMLElement): ScrollEdges {
  const [start, end] = measureAxis(scroller.scrollWidth - scroller.clientWidth, Math.abs(scroller.scrollLeft))
  const [top, bottom] = measureAxis(scroller.scrollHeight - scroller.clientHeight, scroller.scrollTop)
  return { start, end, top, bottom }
}

/** Returns the edges that hide content, updated on scroll, resize and changes of the children. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(noEdges)
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return undefined
    const measure = () =>
      setEdges((previous) => {
        const current = measureEdges(scroller)
        return edgeNames.every((edge) => current[edge] === previous[edge]) ? previous : current
      })
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      sizes.disconnect()
      for (const element of [scroller, ...scroller.children]) sizes.observe(element)
    }
    const children = new MutationObserver(observe)
    observe()
    children.observe(scroller, { childList: true })
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [ref])
  return edges
}

/** Fades the start and the end where they hide content. Requires the attributes of `getEdgeAttributes`. */
export const edgeFadeStyles = [
  'sa:[--fade-start:0px] sa:[--fade-end:0px] sa:data-hidden-start:[--fade-start:2rem] sa:data-hidden-end:[--fade-end:2rem]',
  'sa:[mask-image:linear-gradient(calc(var(--inline)*90deg),transparent,black_var(--fade-start),black_calc(100%-var(--fade-end)),transparent)]',
  'sa:forced:[mask-image:none]',
].join(' ')

/** Returns the data attributes for `edgeFadeStyles` and for styles of the host. */
export const getEdgeAttributes = ({ start, end }: Pick<ScrollEdges, 'start' | 'end'>) => ({
  ...(start ? { 'data-hidden-start': '' } : {}),
  ...(end ? { 'data-hidden-end': '' } : {}),
})
