import type { Locale } from '../../types.ts'

/** Size of share images in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The portal's own image; it shows both names. */
const bilingualImage = 'posters/share.svg'

/**
 * Returns the address of a poster's share image as PNG, because many platforms reject SVG.
 *
 * @param poster address of the poster
 */
export const shareImageUrl = (poster: string, locale: Locale): string =>
  poster.replace(/\.\w+$/, poster === bilingualImage ? '.png' : `.${locale}.png`)
