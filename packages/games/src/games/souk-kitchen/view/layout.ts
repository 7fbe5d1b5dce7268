import type { Size } from '../../../core/index.ts'
import type { Station } from '../rules/menu.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Positions and sizes of everything on a stage. */
export interface Layout {
  width: number
  height: number
  /** The strip with time and target. */
  strip: Box
  awning: number
  /** Upper edge of the counter, behind which the customers stand. */
  counter: number
  /** Height of the counter's board and front. */
  rim: number
  /** Center and width of each seat; the scale of its customer. */
  seats: readonly { x: number; width: number }[]
  personScale: number
  /** The ticket is beside the customer instead of above. */
  beside: boolean
  ticketTop: number
  stations: Readonly<Record<Station, Box>>
}

const gap = 8

/** Lays boxes of relative widths into a row. */
function layRow(row: Box, weights: readonly number[]): Box[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const space = row.width - gap * (weights.length - 1)
  let x = row.x
  return weights.map((weight) => {
    const width = (space * weight) / total
    const box = { x, y: row.y, width, height: row.height }
    x += width + gap
    return box
  })
}

export function createLayout({ width, height }: Size): Layout {
  const isLow = height < 440
  const isTall = height > width * 1.05
  const top = isLow && width > 560 ? 56 : 68
  const strip = { x: 10, y: top, width: width - 20, height: isLow ? 24 : 30 }
  if (width > 900) {
    strip.width = 560
    strip.x = (width - 560) / 2
    strip.y = 16
  } else if (!isTall && width > 560) {
    // A low and wide stage has room for tickets beside the customers.
    strip.x = 190
    strip.width = width - 190 - 118
    strip.y = 16
  }
  const awning = isLow ? 44 : 58
  const work = Math.round(
    isTall ? Math.min(420, height * 0.475) : Math.min(310, height * (width > 900 ? 0.39 : 0.44)),
  )
  const rim = Math.round(Math.max(16, height * 0.032))
  const counter = height - work - rim
  const floor: Box = {
    x: Math.max(gap, (width - 1240) / 2),
    y: counter + rim + gap,
    width: Math.min(width - 2 * gap, 1240),
    height: work - 2 * gap,
  }
  const half = { ...floor, height: (floor.height - gap) / 2 }
  const rows = isTall
    ? [...layRow(half, [1, 1, 1]), ...layRow({ ...half, y: half.y + half.height + gap }, [1.5, 1.5])]
    : layRow(floor, [1, 1, 0.95, 1.15, 1.15])
  const [pan, secondPan, third, fourth, fifth] = rows as [Box, Box, Box, Box, Box]
  const crowd = Math.min(width, 1100)
  const seatWidth = crowd / 3
  const ceiling = Math.max(strip.y + strip.height, awning) + 6
  const space = counter - ceiling
  const beside = seatWidth > space * 0.92
  const ticket = beside ? 0 : Math.min(64, space * 0.34)
  return {
    width,
    height,
    strip,
    awning,
    counter,
    rim,
    seats: [0, 1, 2].map((seat) => ({
      x: (width - crowd) / 2 + seatWidth * (seat + 0.5),
      width: seatWidth,
    })),
    personScale: Math.min((space - ticket) / 108, (beside ? seatWidth * 0.5 : seatWidth * 0.86) / 64),
    beside,
    ticketTop: ceiling,
    stations: { pan, secondPan, jug: third, board: fourth, plate: fifth },
  }
}

/** Returns the upper middle of the order of a seat's customer. */
export const getTicketPlace = (layout: Layout, seat: number): { x: number; y: number } => {
  const { beside, counter, personScale, seats, ticketTop } = layout
  const { x, width } = seats[seat] ?? { x: 0, width: 0 }
  return beside
    ? { x: x + width * 0.22, y: ticketTop + (counter - ticketTop) * 0.22 }
    : { x, y: counter - 104 * personScale - 42 }
}

export const isInside = ({ x, y, width, height }: Box, pointX: number, pointY: number): boolean =>
  pointX >= x - gap / 2 &&
  pointX < x + width + gap / 2 &&
  pointY >= y - gap / 2 &&
  pointY < y + height + gap / 2
