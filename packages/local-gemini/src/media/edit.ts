import type { Size } from './dimensions.ts'
import { findColor, hashText } from './colors.ts'
import { render } from './render.ts'
import { drawAdditions, isDrawable, shadeMatrix } from './scene/compose-scene.ts'
import { findLook } from './scene/looks.ts'
import { findSymbols } from './scene/symbols.ts'
import { applyStyle } from './scene/styles.ts'

const GRAY = /\b(?:gr[ae]y(?:scale)?|monochrome|black[- ]and[- ]white|b&w)\b|رمادي|أبيض وأسود|بالأبيض والأسود/i
const BLUR = /\bblur|\bsoft(?:en)?\b|ضباب|تمويه|ناعم/i
const BRIGHT = /\bbright|\blighter\b|\blighten\b|\bsunny\b|أفتح|إضاءة|مشرق/i
const DARK = /\bdark|\bnight\b|أغمق|ليل|مظلم/i
const FLIP = /\bflip\b|\bmirror|اقلب|مرآة/i
const UPSIDE = /\bupside\b|\brotate\b|دوّر|رأس.{0,4}على.{0,4}عقب/i
const INVERT = /\binvert\b|\bnegative\b|اعكس الألوان|سالب/i

/**
 * Edits an image as an instruction says: recolors, grays, blurs, brightens, darkens or turns it, changes its light,
 * weather or style, or adds a thing. An instruction that names none of these adds a tint and a frame, so that every
 * edit is visible.
 *
 * @param href data URL of the image
 */
export function drawEdit(href: string, source: Size, instruction: string, size: Size): string {
  const color = findColor(instruction) ?? `hsl(${hashText(instruction) % 360}, 70%, 50%)`
  const { light, style, isNamed } = findLook(instruction)
  const effects = [
    isNamed ? shadeMatrix(light) : '',
    GRAY.test(instruction) ? '<feColorMatrix type="saturate" values="0"/>' : '',
    INVERT.test(instruction) ? transfer(-1, 1) : '',
    BRIGHT.test(instruction) ? transfer(1.35, 0.08) : '',
    DARK.test(instruction) && !isNamed ? transfer(0.5, 0) : '',
    BLUR.test(instruction)
      ? `<feGaussianBlur stdDeviation="${Math.min(size.width, size.height) / 90}"/>`
      : '',
  ].join('')
  const turned = FLIP.test(instruction) || UPSIDE.test(instruction)
  // Beside the name of a thing to be added, a color is that thing's.
  const named =
    findColor(instruction) !== null && !GRAY.test(instruction) && findSymbols(instruction).length === 0
  const plain = effects === '' && !turned && style === null && !isDrawable(instruction)
  // The image covers the requested size and is cropped.
  const scale = Math.max(size.width / source.width, size.height / source.height)
  const [width, height] = [source.width * scale, source.height * scale]
  const turn = FLIP.test(instruction)
    ? ` transform="translate(${size.width}) scale(-1 1)"`
    : UPSIDE.test(instruction)
      ? ` transform="rotate(180 ${size.width / 2} ${size.height / 2})"`
      : ''
  const tint =
    named || plain
      ? `<rect width="${size.width}" height="${size.height}" fill="${color}" opacity="${named ? 0.45 : 0.3}"/>`
      : ''
  const border = Math.min(size.width, size.height) * 0.03
  const frame = plain
    ? `<rect x="${border / 2}" y="${border / 2}" width="${size.width - border}" height="${size.height - border}" fill="none" stroke="${color}" stroke-width="${border}"/>`
    : ''
  const edited = `<defs><filter id="effects" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${effects}</filter></defs>
<g${turn}><image href="${href}" x="${(size.width - width) / 2}" y="${(size.height - height) / 2}" width="${width}" height="${height}" preserveAspectRatio="none"${effects === '' ? '' : ' filter="url(#effects)"'}/></g>
${tint}${frame}${plain ? '' : drawAdditions(instruction, size)}`
  return style === null || style === 'gray' ? edited : applyStyle(style, edited, size, render)
}

function transfer(slope: number, intercept: number): string {
  const linear = `type="linear" slope="${slope}" intercept="${intercept}"`
  return `<feComponentTransfer><feFuncR ${linear}/><feFuncG ${linear}/><feFuncB ${linear}/></feComponentTransfer>`
}
