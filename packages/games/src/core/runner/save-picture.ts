import { maxPictureBytes } from '../../bridge/index.ts'
import type { PortalConnection } from '../../bridge/index.ts'
import { h } from '../shell/dom.ts'

/** Time until a download has read its file, in ms. */
const revokeDelay = 60_000

function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  h('a', { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), revokeDelay)
}

/** Gives the user a picture as a download: the portal offers it, and a standalone page downloads it. */
export async function savePicture(
  canvas: HTMLCanvasElement,
  name: string,
  portal: Pick<PortalConnection, 'picture'> | null,
): Promise<'saved' | 'failed'> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file || file.size > maxPictureBytes) return 'failed'
  if (portal) portal.picture(new Uint8Array(await file.arrayBuffer()))
  else download(file, `${name}.png`)
  return 'saved'
}
