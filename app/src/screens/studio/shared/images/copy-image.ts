import { resizeImage } from './resize-image.ts'

/** Returns true if the browser and the page's permissions allow copying images. */
export const canCopyImages = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'

/** PNG is the only image type that all clipboards accept. */
async function toPng(image: Blob): Promise<Blob> {
  if (image.type === 'image/png') return image
  const bitmap = await createImageBitmap(image)
  try {
    return await resizeImage(bitmap, bitmap, 'image/png')
  } finally {
    bitmap.close()
  }
}

/**
 * Copies an image to the clipboard. Call it in a user gesture: passing a promise keeps the gesture valid during
 * conversion.
 */
export const copyImage = (image: Blob): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(image) })])
