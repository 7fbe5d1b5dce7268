import type { CSSProperties } from 'react'
import type { Size } from './resize-image.ts'

/** Limits the width, so that the whole image fits the viewport. */
export const getFrameStyle = ({ width, height }: Size): CSSProperties => ({
  maxInlineSize: `calc(min(68dvh, 40rem) * ${width / height})`,
})

/** Parses an aspect ratio: `16:9`. */
export function parseRatio(ratio: `${number}:${number}`): Size {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return { width, height }
}

export const toCssRatio = ({ width, height }: Size): `${number} / ${number}` => `${width} / ${height}`
