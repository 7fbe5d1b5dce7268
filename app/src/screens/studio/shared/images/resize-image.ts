/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const jpegQuality = 0.92

/** Scales a size down to a maximum side, keeping its aspect ratio. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Draws an image at a size and encodes it. JPEG gets a white background. */
export async function resizeImage(
  bitmap: ImageBitmap,
  { width, height }: Size,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser has no 2d canvas context')
  pen.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
  }
  pen.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: jpegQuality })
}
