import { mark } from '../../packages/ui/src/logo/logo-paths.ts'
import { wordmarks } from '../../packages/ui/src/logo/wordmarks.ts'

interface BrandColors {
  letters: string
  star: string
  courtyard: string
}

/** Returns the address of an image of the logo: star and word side by side. */
export function drawBrandImage({ letters, star, courtyard }: BrandColors): string {
  const { latin } = wordmarks
  const size = mark.cells
  const gap = 6
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size + gap + latin.width} ${size}" width="${(size + gap + latin.width) * 1.5}" height="${size * 1.5}" shape-rendering="crispEdges">
<g transform="translate(${size / 2} ${size / 2})"><path fill="${star}" fill-rule="evenodd" d="${mark.star}"/><path fill="${courtyard}" d="${mark.courtyard}"/></g>
<g transform="translate(${size + gap} ${(size - latin.height) / 2})"><path fill="${letters}" d="${latin.letters}"/><path fill="${courtyard}" d="${latin.accent}"/></g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(image)}`
}
