import { Resvg } from '@resvg/resvg-js'
import jpeg from 'jpeg-js'
import { drawCaption } from './caption.ts'
import { drawEdit } from './edit.ts'
import { type Size, imageDimensions } from './dimensions.ts'
import { render } from './render.ts'
import { composeScene } from './scene/compose-scene.ts'
import { applyStyle } from './scene/styles.ts'
import { UnreadableMedia } from './unreadable-media.ts'

/** Image to be drawn. */
export interface ImageRequest {
  readonly prompt: string
  /** As `16:9`; null keeps the ratio of the source, or draws a square. */
  readonly ratio: string | null
  /** Side in pixels if it were a square. */
  readonly side: number
  readonly format: 'image/jpeg' | 'image/png'
  /** Image to be edited. */
  readonly source?: Uint8Array
}

const QUALITY = 85

/**
 * Draws an image, or edits the source.
 *
 * @throws {UnreadableMedia} if the source is not a PNG, JPEG, GIF or WebP
 */
export function drawImage({ prompt, ratio, side, format, source }: ImageRequest): Uint8Array {
  const given = source === undefined ? null : { href: dataUrl(source), size: readImageSize(source) }
  const size = imageDimensions(
    ratio ?? (given === null ? '1:1' : `${given.size.width}:${given.size.height}`),
    side,
  )
  const drawing = given === null ? drawScene(prompt, size) : drawEdit(given.href, given.size, prompt, size)
  const image = render(drawing + drawCaption(prompt, size), size)
  if (format === 'image/png') return image.asPng()
  return jpeg.encode({ data: image.pixels, ...size }, QUALITY).data
}

/** Draws the scene of a prompt in its style, as SVG. */
export function drawScene(prompt: string, size: Size): string {
  const { layers, look } = composeScene(prompt, size)
  const drawing = layers.map(({ svg }) => svg).join('')
  return look.style === null ? drawing : applyStyle(look.style, drawing, size, render)
}

const UNREADABLE =
  'Unable to process input image. Please retry or report in https://developers.generativeai.google/guide/troubleshooting'

/** Signatures of image files. SVG is excluded, because it could reference files of this computer. */
const IMAGE_SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG\r\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
]

/**
 * Returns an image as a data URL. Its type comes from its bytes, not from its sender.
 *
 * @throws {UnreadableMedia} if it is not a PNG, JPEG, GIF or WebP
 */
export function dataUrl(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes)
  const head = buffer.toString('latin1', 0, 16)
  const kind = IMAGE_SIGNATURES.find(([beginning]) => beginning.test(head))
  if (kind === undefined) throw new UnreadableMedia(UNREADABLE)
  return `data:${kind[1]};base64,${buffer.toString('base64')}`
}

/**
 * Returns the size of an image.
 *
 * @throws {UnreadableMedia} if it cannot be read
 */
export function readImageSize(source: Uint8Array): Size {
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image href="${dataUrl(source)}"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).getBBox()
  if (box === undefined || !(box.width >= 1) || !(box.height >= 1)) throw new UnreadableMedia(UNREADABLE)
  return { width: box.width, height: box.height }
}
