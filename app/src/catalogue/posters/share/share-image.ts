import type { Locale } from '../../types.ts'

/** Pixels of a picture as shares show it. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The portal's own picture, which says its name in both scripts. */
const bilingualImage = 'posters/share.svg'

/**
 * Where the PNG of a poster is, with its words in a language: share cards commonly refuse an SVG.
 *
 * @param poster address of the poster, ending in .svg
 */
export const shareImageUrl = (poster: string, locale: Locale): string =>
  poster.replace(/\.svg$/, poster === bilingualImage ? '.png' : `.${locale}.png`)
