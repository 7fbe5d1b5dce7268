import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Box } from '../layout/layout.ts'
import { fitView, keepInside, revealBox, startView, zoomAt, type Size, type View } from './viewport.ts'

const step = 1.25
const arrowStep = 48
/** A press that moves less is a click, in px. */
const clickDistance = 4

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, arrowStep],
  ArrowDown: [0, -arrowStep],
  ArrowLeft: [arrowStep, 0],
  ArrowRight: [-arrowStep, 0],
}

/** Returns the distance of a wheel in px. Firefox reports lines for some mice. */
const toPixels = ({ deltaX, deltaY, deltaMode }: WheelEvent) => {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
  return [deltaX * unit, deltaY * unit] as const
}

interface Viewport {
  chart: Size
  /** Box of the state to show first, and to follow. */
  focus: Box | undefined
  isFollowing: boolean
}

/**
 * Zoom and position of a chart in its canvas. Moves by pointer, wheel and keys, and follows the focus. A wheel scrolls
 * the page unless the canvas has focus or a modifier is held.
 */
export function useViewport({ chart, focus, isFollowing }: Viewport) {
  const canvas = useRef<HTMLElement>(null)
  const [size, setSize] = useState<Size>()
  const [moved, setMoved] = useState<View>()
  const view = moved ?? (size && startView(chart, size, focus))

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.target.clientWidth, height: entry.target.clientHeight })
    })
    if (canvas.current) observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])

  const move = (change: (view: View) => View) => {
    if (size && view) setMoved((last) => keepInside(change(last ?? view), chart, size))
  }
  const center = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 }
  const commands = {
    zoomIn: () => move((last) => zoomAt(last, center, step)),
    zoomOut: () => move((last) => zoomAt(last, center, 1 / step)),
    zoomToFull: () => move((last) => zoomAt(last, center, 1 / last.scale)),
    fit: () => {
      if (size) setMoved(fitView(chart, size))
    },
    reveal: (box: Box) => {
      if (size) move((last) => revealBox(last, box, size))
    },
  }

  const follow = useEffectEvent((box: Box) => {
    if (moved) commands.reveal(box)
  })
  useEffect(() => {
    if (isFollowing && focus) follow(focus)
  }, [focus, isFollowing])

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isZoom = event.ctrlKey || event.metaKey
    if (!isZoom && !canvas.current?.contains(document.activeElement)) return
    event.preventDefault()
    const { left, top } = canvas.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const point = { x: event.clientX - left, y: event.clientY - top }
    const [deltaX, deltaY] = toPixels(event)
    move((last) =>
      isZoom
        ? zoomAt(last, point, Math.exp(-deltaY * 0.004))
        : { ...last, x: last.x - deltaX, y: last.y - deltaY },
    )
  })
  useEffect(() => {
    const element = canvas.current
    // React's listener is passive, so the page would scroll.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // By position, because an Arabic keyboard prints other characters.
    const command = {
      Equal: commands.zoomIn,
      NumpadAdd: commands.zoomIn,
      Minus: commands.zoomOut,
      NumpadSubtract: commands.zoomOut,
      Digit0: commands.fit,
      Numpad0: commands.fit,
    }[event.code]
    const [x, y] = arrows[event.key] ?? []
    if (command) command()
    else if (x !== undefined && y !== undefined) move((last) => ({ ...last, x: last.x + x, y: last.y + y }))
    else return
    event.preventDefault()
  }

  return {
    canvas,
    view,
    commands,
    listeners: { ...usePointers(move), onKeyDown },
  }
}

/** Drags with one pointer; two move and scale the chart. */
function usePointers(move: (change: (view: View) => View) => void) {
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const pressed = useRef({ x: 0, y: 0, isDrag: false })

  const getMiddle = () => {
    const all = [...pointers.current.values()]
    const sum = all.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
    const middle = { x: sum.x / all.length, y: sum.y / all.length }
    const [first] = all
    return { ...middle, spread: first ? Math.hypot(first.x - middle.x, first.y - middle.y) : 0 }
  }
  const getPoint = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const point = getPoint(event)
      pointers.current.set(event.pointerId, point)
      pressed.current = { ...point, isDrag: false }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return
      const before = getMiddle()
      const point = getPoint(event)
      const { x, y, isDrag } = pressed.current
      if (!isDrag && Math.hypot(point.x - x, point.y - y) < clickDistance) return
      pressed.current.isDrag = true
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, point)
      const after = getMiddle()
      const factor = before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1
      move((last) => {
        const panned = { ...last, x: last.x + after.x - before.x, y: last.y + after.y - before.y }
        return zoomAt(panned, after, factor)
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (pressed.current.isDrag) event.stopPropagation()
      pressed.current.isDrag = false
    },
  }
}
