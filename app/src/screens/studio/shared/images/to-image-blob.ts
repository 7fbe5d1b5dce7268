import { decodeBase64 } from '../../../../adapters/gemini/base64.ts'
import type { Picture } from '../../../../adapters/gemini/jpeg.ts'

/** A picture of a model as a file in memory: a third smaller than its text, and an address can lead to it. */
export const toImageBlob = ({ imageBytes, mimeType }: Picture): Blob =>
  new Blob([decodeBase64(imageBytes)], { type: mimeType })
