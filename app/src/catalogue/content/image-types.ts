import { existsSync } from 'node:fs'

/** Types of image files by the ending of their names. */
export const imageTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
} as const
export type ImageEnding = keyof typeof imageTypes

/**
 * Returns the ending of an image file's name.
 *
 * @param folder folder of the file, with a trailing slash
 * @throws when the file does not exist or is no image that browsers show
 */
export function readImageEnding(folder: string, name: string): ImageEnding {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const file = `${folder}${name}`
  if (!Object.hasOwn(imageTypes, ending))
    throw new Error(
      `${file} cannot be a poster. Name a file that ends in .${Object.keys(imageTypes).join(', .')}.`,
    )
  if (name.includes('/') || !existsSync(file))
    throw new Error(`The poster ${file} does not exist. Put the image into that folder, or remove its name.`)
  return ending as ImageEnding
}
