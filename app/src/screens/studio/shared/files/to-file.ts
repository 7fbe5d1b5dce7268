import { takeGraphemes, toVisibleLine } from '@saha/ui/characters'
import { getFileExtension } from './file-name.ts'

/** Wraps a result in a file named by its description, as if it came from the disk. */
export const toFile = (blob: Blob, description: string): File =>
  new File(
    [blob],
    `${takeGraphemes(toVisibleLine(description).replaceAll(/[/\\]/g, ' '), 60)}.${getFileExtension(blob.type)}`,
    { type: blob.type },
  )
