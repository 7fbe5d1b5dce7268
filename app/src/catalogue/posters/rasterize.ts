import { Resvg } from '@resvg/resvg-js'
import { shareSize } from './share-picture.ts'

/** A drawn picture as the PNG that shares show: it fills the card, and what stands over is cut off on both sides. */
export function rasterize(svg: string): Uint8Array {
  const { width, height } = shareSize
  const filling = svg.replace(
    / width="\d+" height="\d+"/,
    ` width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  )
  // The pictures are shapes alone; reading the machine's fonts takes longer than drawing.
  return new Resvg(filling, { font: { loadSystemFonts: false } }).render().asPng()
}
