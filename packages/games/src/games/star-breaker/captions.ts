import { paints } from './palette.ts'

interface Caption {
  text: string
  x: number
  y: number
  size: number
  colour: string
  age: number
  life: number
}

const most = 14
const font = "Alexandria, Rubik, system-ui, 'Geeza Pro', 'Noto Sans Arabic', sans-serif"

/** Writes centred words with a hard shadow. */
export function write(
  brush: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  brush.font = `800 ${size}px ${font}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.lineJoin = 'round'
  brush.lineWidth = size * 0.3
  brush.strokeStyle = paints.night
  brush.strokeText(text, x, y + size * 0.05)
  brush.fillStyle = colour
  brush.fillText(text, x, y)
}

/** Words that rise and go: points, powers, walls. */
export function createCaptions(calm: () => boolean) {
  let alive: Caption[] = []
  return {
    add(text: string, x: number, y: number, size: number, colour: string, life = 0.8): void {
      alive.push({ text, x, y, size, colour, life, age: 0 })
      if (alive.length > most) alive.shift()
    },
    draw(brush: CanvasRenderingContext2D, seconds: number): void {
      for (const caption of alive) {
        caption.age += seconds
        const part = caption.age / caption.life
        if (part >= 1) continue
        brush.globalAlpha = Math.min(1, (1 - part) * 3)
        const rise = calm() ? 0 : 22 * (1 - (1 - part) ** 2)
        const grown = calm() ? 1 : Math.min(1, 0.6 + part * 4)
        write(brush, caption.text, caption.x, caption.y - rise, caption.size * grown, caption.colour)
      }
      brush.globalAlpha = 1
      alive = alive.filter(({ age, life }) => age < life)
    },
  }
}
