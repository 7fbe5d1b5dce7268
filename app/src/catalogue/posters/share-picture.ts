/** Pixels of a picture as shares show it. */
export const shareSize = { width: 1200, height: 630 } as const

/**
 * Where the PNG of a poster is: share cards commonly refuse an SVG.
 *
 * @param poster address of the poster, ending in .svg
 */
export const sharePicture = (poster: string): string => poster.replace(/\.svg$/, '.png')
