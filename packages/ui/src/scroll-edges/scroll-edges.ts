import { useEffect, useState, type RefObject } from 'react'

/** Edges at which a horizontal scroller hides content, in reading direction. Both are false if everything fits. */
export interface ScrollEdges {
  /** Content is hidden before the visible part. */
  start: boolean
  /** Content is hidden after the visible part. */
  end: boolean
}

const noEdges: ScrollEdges = { start: false, end: false }

/** In right-to-left text `scrollLeft` runs from 0 to negative values, so its absolute value is used. */
function measureEdges(scroller: HTMLElement): ScrollEdges {
  const hidden = scroller.scrollWidth - scroller.clientWidth
  const scrolled = Math.abs(scroller.scrollLeft)
  // Zoomed pages scroll by fractions of a pixel, hence the tolerance of 1 px.
  return { start: hidden > 1 && scrolled > 1, end: hidden > 1 && scrolled < hidden - 1 }
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
        return current.start === previous.start && current.end === previous.end ? previous : current
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

/** Fades the edges that hide content. Requires the attributes of `getEdgeAttributes`. */
export const edgeFadeStyles = [
  'sa:[--fade-start:0px] sa:[--fade-end:0px] sa:data-hidden-start:[--fade-start:2rem] sa:data-hidden-end:[--fade-end:2rem]',
  'sa:[mask-image:linear-gradient(calc(var(--inline)*90deg),transparent,black_var(--fade-start),black_calc(100%-var(--fade-end)),transparent)]',
  'sa:forced:[mask-image:none]',
].join(' ')

/** Returns the data attributes for `edgeFadeStyles` and for styles of the host. */
export const getEdgeAttributes = ({ start, end }: ScrollEdges) => ({
  ...(start ? { 'data-hidden-start': '' } : {}),
  ...(end ? { 'data-hidden-end': '' } : {}),
})
