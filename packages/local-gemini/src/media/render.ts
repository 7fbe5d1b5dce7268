import { Resvg } from '@resvg/resvg-js'
import { FONT_FILE } from './caption.ts'
import type { Size } from './dimensions.ts'

/** Renders SVG content of that size. */
export function render(inside: string, { width, height }: Size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
  return new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: 'Rubik' },
  }).render()
}
