import type { Brush } from './brush.ts'
import { paints } from './palette.ts'

interface Caption {
  text: string
  /** In tiles. */
  x: number
  y: number
  /** Height of its letters, in hundredths of a tile. */
  size: number
  colour: string
  age: number
}

const life = 1
const font = "Alexandria, Rubik, system-ui, 'Geeza Pro', 'Noto Sans Arabic', sans-serif"

/** Writes centred words with a dark rim. */
export function write(brush: Brush, text: string, x: number, y: number, size: number, colour: string): void {
  brush.font = `800 ${size}px ${font}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.lineJoin = 'round'
  brush.lineWidth = size * 0.32
  brush.strokeStyle = paints.night
  brush.strokeText(text, x, y + size * 0.05)
  brush.fillStyle = colour
  brush.fillText(text, x, y)
}

/** Words that rise over a tile and go. */
export function createCaptions(calm: () => boolean) {
  let alive: Caption[] = []
  return {
    add(text: string, x: number, y: number, colour: string, size = 44): void {
      alive = [...alive.slice(-5), { text, x, y, size, colour, age: 0 }]
    },
    clear(): void {
      alive = []
    },
    /** On a brush whose unit is a hundredth of a tile. */
    draw(brush: Brush, seconds: number): void {
      for (const caption of alive) {
        caption.age += seconds
        const part = caption.age / life
        if (part >= 1) continue
        const rise = calm() ? 60 : 40 + 50 * (1 - (1 - part) ** 2)
        const grown = calm() ? 1 : Math.min(1, 0.6 + part * 5)
        brush.globalAlpha = Math.min(1, (1 - part) * 3)
        write(
          brush,
          caption.text,
          caption.x * 100,
          caption.y * 100 - rise,
          caption.size * grown,
          caption.colour,
        )
      }
      brush.globalAlpha = 1
      alive = alive.filter(({ age }) => age < life)
    },
  }
}
