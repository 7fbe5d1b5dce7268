import { courtyard, css } from './color.ts'

const font = "Alexandria, Rubik, system-ui, 'Geeza Pro', 'Noto Sans Arabic', sans-serif"
const outlineColor = css(courtyard.night)
/** Distance between stacked captions, relative to their font size. */
const lineHeight = 1.2

/** Draws centered text with a dark outline. */
export function drawOutlinedText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  context.font = `800 ${size}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = size * 0.3
  context.strokeStyle = outlineColor
  context.strokeText(text, x, y + size * 0.05)
  context.fillStyle = color
  context.fillText(text, x, y)
}

export interface Caption {
  text: string
  /** Center, in units of the context. */
  x: number
  y: number
  /** Font size. */
  size: number
  color: string
  /** Lifetime in seconds. @default 0.8 */
  life?: number
}

interface CaptionOptions {
  reducedMotion: () => boolean
  /** Distance a caption rises in its life; 0 with reduced motion. */
  rise: number
  /** Limit of simultaneous captions. @default 8 */
  maxCount?: number
}

/** Creates floating texts for points, powers and praise. They neither overlap nor leave the view. */
export function createCaptions({ reducedMotion, rise, maxCount = 8 }: CaptionOptions) {
  let active: (Required<Caption> & { age: number })[] = []

  const getRise = ({ age, life }: { age: number; life: number }) =>
    reducedMotion() ? 0 : rise * (1 - (1 - Math.min(1, age / life)) ** 2)

  return {
    add(caption: Caption): void {
      const { x, y, size } = caption
      // The newest caption keeps its place, older ones move up.
      let ceiling = y - size * lineHeight
      for (const older of active.toReversed()) {
        const beside = Math.abs(older.x - x) > (older.size + size) * 2.5
        const over = older.y - getRise(older) - ceiling
        if (beside || over <= 0 || over > size * 2 * lineHeight) continue
        older.y -= over
        ceiling -= older.size * lineHeight
      }
      active = [...active.slice(1 - maxCount), { life: 0.8, ...caption, age: 0 }]
    },
    clear(): void {
      active = []
    },
    /** Draws the captions, clamped between the horizontal `edges` of the view. */
    draw(context: CanvasRenderingContext2D, seconds: number, edges?: { from: number; to: number }): void {
      for (const caption of active) {
        caption.age += seconds
        const part = caption.age / caption.life
        if (part >= 1) continue
        const { text, y, size, color } = caption
        let { x } = caption
        if (edges) {
          context.font = `800 ${size}px ${font}`
          const half = context.measureText(text).width / 2 + size * 0.3
          x = Math.max(edges.from + half, Math.min(edges.to - half, x))
        }
        const scale = reducedMotion() ? 1 : Math.min(1, 0.6 + part * 5)
        context.globalAlpha = Math.min(1, (1 - part) * 3)
        drawOutlinedText(context, text, x, y - getRise(caption), size * scale, color)
      }
      context.globalAlpha = 1
      active = active.filter(({ age, life }) => age < life)
    },
  }
}
