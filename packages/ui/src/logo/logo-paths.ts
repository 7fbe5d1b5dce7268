/**
 * The brand's letters on the same pixel grid as its star: `#` is a cell in the text color, `o` one in saffron. The
 * Arabic word is drawn in square Kufi, not derived from the Latin one.
 */
const latin = `
.########............###................
#########............###................
####.................###................
###.......#######....########...#######.
########..#########..#########..#########
.########.......###..####.####........###
......###..########..###...###...########
......###.#########..###...###..#########
.....####.###...###..###...###..###...###
#########.#########..###...###..#########
########...########..###...###...########`

const arabic = `
............................###...............
....o...o...................###...............
...ooo.ooo..................###...............
....o...o...................###...............
............................###...............
.########......########.....###...###..###..###
##########....##########....###...###..###..###
###....####.........#####...###...###..###..###
###.....###...........####..###...###..###..###
##########################..##################.
##########################..##################.
.#########################...################..`

interface Wordmark {
  /** Size of the drawing in cells. */
  width: number
  height: number
  /** Paths in cells: `letters` in the text color, `lit` in saffron. */
  letters: string
  accent: string
}

function tracePaths(bitmap: string): Wordmark {
  const rows = bitmap.trim().split('\n')
  const blocks = (cell: string) =>
    rows
      .flatMap((row, y) =>
        Array.from(
          row.matchAll(new RegExp(`${cell}+`, 'g')),
          ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
        ),
      )
      .join('')
  return {
    width: Math.max(...rows.map((row) => row.length)),
    height: rows.length,
    letters: blocks('#'),
    accent: blocks('o'),
  }
}

export const wordmarks = { latin: tracePaths(latin), arabic: tracePaths(arabic) }

/** Returns a path that is symmetric on both axes, from half its width in each row. */
const mirrorRows = (halfWidths: readonly number[]) =>
  halfWidths
    .map((x, row) => `M${-x} ${row}h${2 * x}v1h${-2 * x}zM${-x} ${-row - 1}h${2 * x}v1h${-2 * x}z`)
    .join('')

/** The star on 16 cells instead of 20, so that its steps align with pixels at 16, 32 and 48 px. */
export const mark = {
  cells: 16,
  /** Filled with the even-odd rule, which cuts out a rim around the middle. */
  star: mirrorRows([8, 7, 6, 6, 6, 6, 2, 1]) + mirrorRows([4, 3, 2, 1]),
  courtyard: mirrorRows([3, 2, 1]),
}
