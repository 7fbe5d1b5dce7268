import { ByteReader, UnreadableFile } from './duration/byte-reader.ts'

/** Width and height of an image in pixels. */
export type ImageSize = readonly [width: number, height: number]

/** Reads the size of a PNG, JPEG, GIF, WebP, HEIC or AVIF image. @returns null if it cannot be read */
export function readImageSize(file: Uint8Array): ImageSize | null {
  try {
    const [width, height] = read(new ByteReader(file))
    return width > 0 && height > 0 ? [width, height] : null
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

function read(bytes: ByteReader): ImageSize {
  if (bytes.text(1, 3) === 'PNG') return [bytes.u32(16), bytes.u32(20)]
  if (bytes.text(0, 3) === 'GIF') return [bytes.u16(6, true), bytes.u16(8, true)]
  if (bytes.text(8, 4) === 'WEBP') return readWebpSize(bytes)
  if (bytes.text(4, 4) === 'ftyp') return readHeifSize(bytes)
  if (bytes.u16(0) === 0xff_d8) return readJpegSize(bytes)
  throw new UnreadableFile()
}

function readJpegSize(bytes: ByteReader): ImageSize {
  for (let at = 2; ;) {
    bytes.step()
    if (bytes.u8(at) !== 0xff) throw new UnreadableFile()
    const marker = bytes.u8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.u16(at + 7), bytes.u16(at + 5)]
    at += marker === 0xff ? 1 : 2 + bytes.u16(at + 2)
  }
}

function readWebpSize(bytes: ByteReader): ImageSize {
  const u24 = (at: number) => bytes.u16(at, true) + bytes.u8(at + 2) * 65_536
  switch (bytes.text(12, 4)) {
    case 'VP8X':
      return [u24(24) + 1, u24(27) + 1]
    case 'VP8L': {
      const packed = bytes.u32(21, true)
      return [(packed & 0x3f_ff) + 1, ((packed >>> 14) & 0x3f_ff) + 1]
    }
    default:
      return [bytes.u16(26, true) & 0x3f_ff, bytes.u16(28, true) & 0x3f_ff]
  }
}

/** Returns the largest size in the file, because the image may consist of tiles. */
function readHeifSize(bytes: ByteReader): ImageSize {
  let largest: ImageSize = [0, 0]
  for (let at = bytes.find(0x69, 0); at !== -1; at = bytes.find(0x69, at + 1)) {
    if (bytes.text(at, 4) !== 'ispe' || at + 16 > bytes.length) continue
    const size: ImageSize = [bytes.u32(at + 8), bytes.u32(at + 12)]
    if (size[0] * size[1] > largest[0] * largest[1]) largest = size
  }
  return largest
}
