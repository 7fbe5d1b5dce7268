const asFile = async (canvas: OffscreenCanvas, type: string, name: string): Promise<File> =>
  new File([await canvas.convertToBlob({ type })], name, { type })

/** An image with quarters in red and green above, blue and black below. */
export function createImageFile(
  width: number,
  height: number,
  { type = 'image/jpeg', name = 'painted.jpg' } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  ;['red', 'lime', 'blue', 'black'].forEach((color, index) => {
    pen.fillStyle = color
    pen.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2)
  })
  return asFile(canvas, type, name)
}

/** A PNG of random pixels, which cannot be compressed. */
export function createNoiseImage(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const pixels = pen.createImageData(width, height)
  const most = 65_536
  for (let at = 0; at < pixels.data.length; at += most)
    crypto.getRandomValues(pixels.data.subarray(at, at + most))
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255
  pen.putImageData(pixels, 0, 0)
  return asFile(canvas, 'image/png', 'noise.png')
}

/** Adds an EXIF orientation to a JPEG, as cameras do instead of turning the pixels. */
export function withExifOrientation(jpeg: File, orientation: number): File {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entries = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const exif = new Uint8Array([0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...entries])
  return new File([jpeg.slice(0, 2), exif, jpeg.slice(2)], jpeg.name, { type: 'image/jpeg' })
}
