import { h } from '../../../core/index.ts'
import type { Mark } from '../rules/design.ts'
import { center } from '../rules/geometry.ts'
import type { Point } from '../rules/geometry.ts'
import { motifStamps, spots } from '../rules/memory.ts'
import { symmetries } from '../rules/symmetry.ts'
import { createHandPainter } from '../painting/hand-painter.ts'
import type { HandPainter } from '../painting/hand-painter.ts'
import { getContext } from '../painting/paint-hand.ts'
import { paintMark } from '../painting/paint-henna.ts'
import { createViewport } from './viewport.ts'

/** A higher density costs phones their frame rate without a visible gain. */
const maxDensity = 2
/** Pixels of a painted hand for a unit of the field: more would take memory that phones lack. */
const maxPainterScale = 3.4

export interface Overlay {
  symmetry: number
  /** Mark that a press would make, shown faintly. */
  ghost: Mark | null
  /** Position of the keyboard's cursor. */
  cursor: Point | null
  /** Lit spot of a memory round; null without a round, -1 for none lit. */
  motif: { lit: number; tone: 'shown' | 'right' | 'wrong' } | null
}

function createCanvas() {
  const canvas = h('canvas', { class: 'henna-canvas', 'aria-hidden': 'true' })
  const context = getContext(canvas)
  return { canvas, context }
}

const tones = { shown: 'oklch(0.825 0.165 78)', right: 'oklch(0.81 0.105 192)', wrong: 'oklch(0.7 0.17 22)' }

/** The keyboard's cursor around (0, 0). */
const crosshair = 'M9 0A9 9 0 1 1-9 0A9 9 0 1 1 9 0M6 0h9M-6 0h-9M0 6v9M0-6v-9'

/** Creates the hand with its henna, and an overlay with guides. */
export function createHandView(label: string, hint: string) {
  const base = createCanvas()
  const top = createCanvas()
  const element = h(
    'div',
    {
      class: 'henna-hand',
      tabindex: '0',
      role: 'application',
      'aria-label': label,
      'aria-description': hint,
    },
    base.canvas,
    top.canvas,
  )
  const viewport = createViewport()
  let density = 1
  let painter: HandPainter | null = null
  let painterScale = 0
  let shown: readonly Mark[] | null = null
  let shownLine = ''
  let shownOverlay = ''
  let shownView = ''

  /** Replaces the painter when the scale has changed. */
  const updatePainter = () => {
    const wanted = Math.min(maxPainterScale, viewport.getScale() * density)
    if (wanted === painterScale) return
    painterScale = wanted
    painter = createHandPainter(wanted)
    shown = null
  }
  /** Repaints at the scale of the zoom once it is left alone for a frame. */
  const updateView = () => {
    const view = `${viewport.getScale()} ${viewport.getOffset().x} ${viewport.getOffset().y}`
    if (view !== shownView) {
      shownView = view
      shown = null
      shownOverlay = ''
      return
    }
    updatePainter()
  }
  const toElement = ({ clientX, clientY }: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: clientX - box.x, y: clientY - box.y }
  }

  const start = (context: CanvasRenderingContext2D) => {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    const unit = viewport.getScale() * density
    const offset = viewport.getOffset()
    context.setTransform(unit, 0, 0, unit, offset.x * density, offset.y * density)
  }

  const drawGuides = (context: CanvasRenderingContext2D, symmetry: number) => {
    const { kind, ways } = symmetries[symmetry] ?? { kind: 'single', ways: 1 }
    if (kind === 'single' || kind === 'fingers') return
    context.setLineDash([3, 5])
    context.lineWidth = 1.2
    context.strokeStyle = 'oklch(0.98 0.02 85 / 0.5)'
    context.beginPath()
    const isMirror = kind === 'mirror'
    const lines = isMirror ? 2 : ways
    context.translate(center.x, center.y)
    for (let index = 0; index < lines; index++) {
      context.moveTo(0, 0)
      context.lineTo(0, isMirror ? -300 : -104)
      context.rotate((2 * Math.PI) / lines)
    }
    context.translate(-center.x, -center.y)
    context.stroke()
    context.setLineDash([])
  }
  const drawSpots = (context: CanvasRenderingContext2D, { lit, tone }: NonNullable<Overlay['motif']>) => {
    for (const [motif, { x, y }] of spots.entries()) {
      const isLit = motif === lit
      context.save()
      context.translate(x, y)
      context.beginPath()
      context.arc(0, 0, isLit ? 24 : 19, 0, 7)
      context.fillStyle = isLit ? tones[tone] : 'oklch(0.98 0.02 85 / 0.35)'
      context.fill()
      context.lineWidth = isLit ? 4 : 2
      context.strokeStyle = isLit ? 'oklch(0.98 0.02 85)' : 'oklch(0.25 0.08 30 / 0.55)'
      context.stroke()
      context.scale(1.15, 1.15)
      context.globalAlpha = isLit ? 1 : 0.75
      // A mark at the field's origin.
      paintMark(context, {
        tool: 'stamp',
        style: motifStamps[motif] ?? 0,
        hue: isLit ? 3 : 0,
        symmetry: 0,
        size: 0,
        turn: 0,
        points: [0],
      })
      context.restore()
    }
  }
  const drawCursor = (context: CanvasRenderingContext2D, at: Point) => {
    const zoom = viewport.getZoom()
    const [x, y] = [at.x * zoom, at.y * zoom]
    context.scale(1 / zoom, 1 / zoom)
    context.translate(x, y)
    for (const [width, color] of [
      [5, 'oklch(0.2 0.036 220)'],
      [2.4, tones.right],
    ] as const) {
      context.lineWidth = width
      context.strokeStyle = color
      context.stroke(new Path2D(crosshair))
    }
  }

  return {
    element,
    resize(): void {
      const { clientWidth: width, clientHeight: height } = element
      density = Math.min(maxDensity, window.devicePixelRatio || 1)
      viewport.resize({ width, height })
      for (const { canvas } of [base, top]) {
        canvas.width = Math.max(1, Math.round(width * density))
        canvas.height = Math.max(1, Math.round(height * density))
      }
      updatePainter()
      shownView = ''
    },
    /** Returns the place on the field under a pointer. */
    toField: (event: MouseEvent): Point => viewport.toField(toElement(event)),
    toElement,
    viewport,
    show(marks: readonly Mark[], line: Mark | null, overlay: Overlay): void {
      updateView()
      const lineKey = line ? `${line.points.length} ${line.points.at(-1)}` : ''
      const isSame =
        shown?.length === marks.length &&
        lineKey === shownLine &&
        shown.every((mark, index) => mark === marks[index])
      if (!isSame && painter) {
        shown = [...marks]
        shownLine = lineKey
        start(base.context)
        painter.paint(base.context, marks, line)
      }
      const overlayKey = JSON.stringify(overlay)
      if (overlayKey === shownOverlay) return
      shownOverlay = overlayKey
      start(top.context)
      drawGuides(top.context, overlay.symmetry)
      if (overlay.ghost) {
        top.context.globalAlpha = 0.4
        paintMark(top.context, overlay.ghost)
        top.context.globalAlpha = 1
      }
      if (overlay.motif) drawSpots(top.context, overlay.motif)
      if (overlay.cursor) drawCursor(top.context, overlay.cursor)
    },
  }
}
