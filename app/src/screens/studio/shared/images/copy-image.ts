import { resizeImage } from './resize-image.ts'

/** Whether the browser puts pictures on the clipboard, and this page may. */
export const canCopyImages = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'

/** Clipboards take no picture but a PNG. */
async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture
  const bitmap = await createImageBitmap(picture)
  try {
    return await resizeImage(bitmap, bitmap, 'image/png')
  } finally {
    bitmap.close()
  }
}

/** Puts a picture on the clipboard. To be called in a press: the promise keeps it one while the picture is drawn. */
export const copyImage = (picture: Blob): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(picture) })])
