/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const jpegQuality = 0.92

/** The size in the same shape whose longer side is this at most. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** A picture at a size, as a file. What is transparent becomes white in a JPEG. */
export async function resizeImage(
  bitmap: ImageBitmap,
  { width, height }: Size,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws nothing')
  pen.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
  }
  pen.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: jpegQuality })
}
