import { resizeImage } from './resize-image.ts'

/** Returns true if the browser and the page's permissions allow copying images. */
export const canCopyImages = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'

/** PNG is the only image type that all clipboards accept. */
async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture
  const bitmap = await createImageBitmap(picture)
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
export const copyImage = (picture: Blob): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(picture) })])
