import type { CSSProperties } from 'react'
import type { Size } from './draw.ts'

/** How wide a picture of this shape may be, so that all of it is in sight at once. */
export const frameWidth = ({ width, height }: Size): CSSProperties => ({
  maxInlineSize: `calc(min(68dvh, 40rem) * ${width / height})`,
})

/** A ratio as a size: `16:9`. */
export function sizeOfRatio(ratio: `${number}:${number}`): Size {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return { width, height }
}

/** A shape as CSS and the kit write it. */
export const cssRatio = ({ width, height }: Size): `${number} / ${number}` => `${width} / ${height}`
