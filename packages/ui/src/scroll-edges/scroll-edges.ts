import { useEffect, useState, type RefObject } from 'react'

/** Where a sideways scroller hides content, by the reading direction. Both false: everything fits. */
export interface ScrollEdges {
  /** Something lies before what is seen. */
  start: boolean
  /** Something lies after what is seen. */
  end: boolean
}

const nothing: ScrollEdges = { start: false, end: false }

/** Right to left, `scrollLeft` runs from 0 down to a negative end: its distance is the same either way. */
function edgesOf(scroller: HTMLElement): ScrollEdges {
  const hidden = scroller.scrollWidth - scroller.clientWidth
  const passed = Math.abs(scroller.scrollLeft)
  // Zoomed pages scroll by fractions of a pixel, so an end is reached a pixel early.
  return { start: hidden > 1 && passed > 1, end: hidden > 1 && passed < hidden - 1 }
}

/** Follows a sideways scroller: as it scrolls, as it or its children change size, as children come and go. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(nothing)
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return undefined
    const measure = () =>
      setEdges((known) => {
        const now = edgesOf(scroller)
        return now.start === known.start && now.end === known.end ? known : now
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

/** Fades a scroller where it hides content. Give it `data-hidden-start` and `data-hidden-end` of its edges. */
export const edgeFadeStyles = [
  'sa:[--fade-start:0px] sa:[--fade-end:0px] sa:data-hidden-start:[--fade-start:2rem] sa:data-hidden-end:[--fade-end:2rem]',
  'sa:[mask-image:linear-gradient(calc(var(--inline)*90deg),transparent,black_var(--fade-start),black_calc(100%-var(--fade-end)),transparent)]',
  'sa:forced:[mask-image:none]',
].join(' ')

/** The attributes that `edgeFadeStyles` and hosts style by. */
export const getEdgeAttributes = ({ start, end }: ScrollEdges) => ({
  ...(start ? { 'data-hidden-start': '' } : {}),
  ...(end ? { 'data-hidden-end': '' } : {}),
})
