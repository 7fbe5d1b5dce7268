import { getLook } from '../rules/design.ts'
import type { Mark } from '../rules/design.ts'
import { field } from '../rules/geometry.ts'
import { createLayer, paintJewelry, paintSkin } from './paint-hand.ts'
import type { Layer } from './paint-hand.ts'
import { paintMark } from './paint-henna.ts'

/** Keeps a layer, which is painted when its key changes. */
function createCachedLayer(scale: number) {
  let shown: string | null = null
  let layer: Layer | null = null
  return (key: string, paint: (layer: Layer) => void): Layer => {
    if (!layer || key !== shown) paint((layer = createLayer(scale)))
    shown = key
    return layer
  }
}

/** Paints hands at one scale. Layers are kept, so that a new mark is added without painting the others again. */
export function createHandPainter(scale: number) {
  const henna = createLayer(scale)
  const getSkin = createCachedLayer(scale)
  const getJewelry = createCachedLayer(scale)
  let painted: readonly Mark[] = []

  const paintHenna = (marks: readonly Mark[]) => {
    const isContinued =
      painted.length <= marks.length && painted.every((mark, index) => mark === marks[index])
    if (!isContinued) henna.context.clearRect(0, 0, field.width, field.height)
    for (const mark of isContinued ? marks.slice(painted.length) : marks) paintMark(henna.context, mark)
    painted = [...marks]
  }
  return {
    /** Paints the hand into a context whose unit is the field's. `line` is the one being drawn. */
    paint(context: CanvasRenderingContext2D, marks: readonly Mark[], line: Mark | null = null): void {
      const look = getLook(marks)
      paintHenna(marks)
      const skin = getSkin(String(look.skin), (layer) => paintSkin(layer, scale, look.skin))
      const draw = ({ canvas }: Layer) => context.drawImage(canvas, 0, 0, field.width, field.height)
      context.save()
      draw(skin)
      // Henna stays on the skin, and lies on it as paste does.
      context.globalCompositeOperation = 'source-atop'
      context.shadowColor = 'oklch(0.25 0.08 30 / 0.55)'
      context.shadowOffsetY = 0.9 * scale
      context.shadowBlur = 1.2 * scale
      draw(henna)
      if (line) paintMark(context, line)
      context.restore()
      draw(getJewelry(JSON.stringify(look), ({ context: jewelry }) => paintJewelry(jewelry, look)))
      // The hard shadow of a tile, behind everything.
      context.save()
      context.globalCompositeOperation = 'destination-over'
      context.translate(0, 7)
      context.filter = 'brightness(0)'
      context.globalAlpha = 0.45
      draw(skin)
      context.restore()
    },
  }
}
export type HandPainter = ReturnType<typeof createHandPainter>
