import type { Browser } from 'playwright'

/** Figures of a series of screenshots. */
interface ScreenshotFigures {
  /** Number of different colors of each screenshot, up to 4,096. */
  colors: number[]
  /** Share of pixels that changed since the previous screenshot; one less than screenshots. */
  changes: number[]
}

/** Runs in a page, whose decoder reads the screenshots. */
async function compare(screenshots: readonly string[]): Promise<ScreenshotFigures> {
  const width = 240
  const height = 150
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no canvas.')
  const all: Uint8ClampedArray[] = []
  for (const text of screenshots) {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    context.drawImage(bitmap, 0, 0, width, height)
    all.push(context.getImageData(0, 0, width, height).data)
  }
  const read = (pixels: Uint8ClampedArray, index: number) => pixels[index] ?? 0
  const offsets = Array.from({ length: width * height }, (_, index) => index * 4)
  const countColors = (pixels: Uint8ClampedArray) =>
    new Set(
      offsets.map(
        (at) =>
          (read(pixels, at) >> 4) * 256 + (read(pixels, at + 1) >> 4) * 16 + (read(pixels, at + 2) >> 4),
      ),
    ).size
  const compareTwo = (first: Uint8ClampedArray, second: Uint8ClampedArray) =>
    offsets.filter((at) =>
      [0, 1, 2].some((channel) => Math.abs(read(first, at + channel) - read(second, at + channel)) > 12),
    ).length / offsets.length
  return {
    colors: all.map(countColors),
    changes: all.slice(1).map((pixels, index) => compareTwo(all[index] ?? pixels, pixels)),
  }
}

/** Measures PNG screenshots of one size. */
export async function compareScreenshots(
  browser: Browser,
  screenshots: readonly Buffer[],
): Promise<ScreenshotFigures> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      compare,
      screenshots.map((screenshot) => screenshot.toString('base64')),
    )
  } finally {
    await page.close()
  }
}
