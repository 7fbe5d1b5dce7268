import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/saha-share-pictures/', import.meta.url))

/**
 * Converts an SVG image to a PNG of the same size. Caches the result on disk, because rendering all of them takes
 * longer than the rest of the build.
 */
export async function rasterize(svg: string): Promise<Uint8Array> {
  const file = join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`)
  try {
    return await readFile(file)
  } catch {
    // The images contain no text, and loading system fonts takes longer than rendering.
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
    await mkdir(cache, { recursive: true })
    await writeFile(file, png)
    return png
  }
}
