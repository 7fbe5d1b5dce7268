import { expect, test } from 'vitest'
import { readImageSize } from './image-size.ts'
import { imageTokens } from './tokens.ts'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const zeros = (length: number) => Array.from({ length }, () => 0)
const ispe = (width: number, height: number) => [...ascii('ispe'), ...zeros(4), ...u32(width), ...u32(height)]

function u32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function png(width: number, height: number): Uint8Array {
  return new Uint8Array([
    0x89,
    ...ascii('PNG\r\n\u001a\n'),
    ...u32(13),
    ...ascii('IHDR'),
    ...u32(width),
    ...u32(height),
  ])
}

test.each([
  ['PNG', [...png(640, 480)], [640, 480]],
  ['GIF', [...ascii('GIF89a'), 0x80, 0x02, 0xe0, 0x01], [640, 480]],
  [
    'JPEG after other segments',
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80],
    [640, 480],
  ],
  ['WebP', [...ascii('RIFF....WEBPVP8 '), ...zeros(10), 0x80, 0x02, 0xe0, 0x01], [640, 480]],
  ['lossless WebP', [...ascii('RIFF....WEBPVP8L'), ...zeros(4), 0x2f, 0x7f, 0xc2, 0x77, 0], [640, 480]],
  ['extended WebP', [...ascii('RIFF....WEBPVP8X'), ...zeros(8), 0x7f, 0x02, 0, 0xdf, 0x01, 0], [640, 480]],
  [
    'tiled HEIC',
    [...u32(20), ...ascii('ftypheic'), ...ispe(512, 512), ...ispe(4032, 3024), ...ispe(320, 240)],
    [4032, 3024],
  ],
])('reads the size of %s', (_, file, size) => {
  expect(readImageSize(new Uint8Array(file))).toEqual(size)
})

test.each([
  ['nothing', []],
  ['a text', ascii('<svg width="100000"/>')],
  ['a truncated PNG', ascii('.PNG')],
  ['a PNG without a width', [...png(0, 480)]],
  ['a JPEG without an end', [0xff, 0xd8, ...Array.from({ length: 5000 }, () => 0xff)]],
  ['an AVIF without a size', [...u32(20), ...ascii('ftypavif')]],
])('%s has no size, and costs a whole context', (_, file) => {
  expect(readImageSize(new Uint8Array(file))).toBeNull()
  expect(imageTokens(new Uint8Array(file))).toBe(1_048_576)
})

test('charges the tiles of a large image, and a fixed number of tokens for a small one', () => {
  expect(imageTokens(png(100, 100))).toBe(1120)
  expect(imageTokens(png(10_000, 10_000))).toBe(14 * 14 * 258)
  expect(imageTokens(png(960, 540))).toBe(6 * 258)
})
