import type { CSSProperties } from 'react'
import type { Size } from './resize-image.ts'

/** How wide a picture of this shape may be, so that all of it is in sight at once. */
export const getFrameStyle = ({ width, height }: Size): CSSProperties => ({
  maxInlineSize: `calc(min(68dvh, 40rem) * ${width / height})`,
})

/** A ratio as a size: `16:9`. */
export function parseRatio(ratio: `${number}:${number}`): Size {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return { width, height }
}

/** A shape as CSS and the kit write it. */
export const toCssRatio = ({ width, height }: Size): `${number} / ${number}` => `${width} / ${height}`
