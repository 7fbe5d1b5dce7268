import { createRequire } from 'node:module'
import { detectLanguage } from '../language.ts'
import type { Size } from './dimensions.ts'

/** Font of captions: Rubik has both scripts. */
export const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf',
)

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Draws a line of text at the bottom of an image, on a dark band; Arabic is right-aligned. */
export function drawCaption(text: string, { width, height }: Size): string {
  const size = Math.max(10, Math.round(Math.min(width, height) * 0.026))
  const most = Math.floor((width - 2 * size) / (size * 0.55))
  const line = text.replace(/\s+/g, ' ').trim()
  const shown = line.length > most ? `${line.slice(0, Math.max(1, most - 1))}…` : line
  const fromRight = detectLanguage(line) === 'ar'
  const band = size * 2
  return `<rect y="${height - band}" width="${width}" height="${band}" opacity=".6"/>
<text x="${fromRight ? width - size : size}" y="${height - band / 2 + size * 0.36}" font-family="Rubik" font-size="${size}" fill="#fff" text-anchor="${fromRight ? 'end' : 'start'}">${escape(shown)}</text>`
}
