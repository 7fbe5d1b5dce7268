import { wordmarks as drawn, type Wordmark } from '../../../../../packages/ui/src/logo/wordmarks.ts'
import { portal } from '../../../config/portal.ts'
import type { Locale } from '../../types.ts'
import { TextOutliner } from './text-outliner.ts'

/** Cells from the top of the letters to the baseline and to the bottom, and the size of the letters. */
const grid = { baseline: 12, height: 16, size: 16 }

/** Outlines a name in the display typeface, for the color of the text. */
function outlineName(name: string, locale: Locale, outliner: TextOutliner): Wordmark {
  const { d, width } = outliner.outlinePath(name, locale, grid.size * 10)
  // Outlined ten times as large, because paths have one decimal.
  const letters = d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => {
    const [across, down] = [Number(x) / 10, Number(y) / 10 + grid.baseline]
    return `${Number(across.toFixed(2))} ${Number(down.toFixed(2))}`
  })
  return { name, width: Math.ceil(width / 10), height: grid.height, letters, accent: '', isCrisp: false }
}

/** Returns the portal's name per script: the kit's drawing if it is of that name, otherwise outlines of the text. */
async function readWordmarks(): Promise<typeof drawn> {
  const { en, ar } = portal.name
  if (drawn.latin.name === en && drawn.arabic.name === ar) return drawn
  const outliner = await TextOutliner.load(800)
  return {
    latin: drawn.latin.name === en ? drawn.latin : outlineName(en, 'en', outliner),
    arabic: drawn.arabic.name === ar ? drawn.arabic : outlineName(ar, 'ar', outliner),
  }
}

export const wordmarks = await readWordmarks()
