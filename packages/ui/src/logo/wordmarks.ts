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

/** The name of a brand, drawn. */
export interface Wordmark {
  /** The name in letters. */
  name: string
  /** Size of the drawing in cells. */
  width: number
  height: number
  /** Paths in cells: `letters` in the text color, `lit` in saffron. */
  letters: string
  accent: string
  /** Whether the cells align with pixels. */
  isCrisp: boolean
}

function tracePaths(name: string, bitmap: string): Wordmark {
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
    name,
    width: Math.max(...rows.map((row) => row.length)),
    height: rows.length,
    letters: blocks('#'),
    accent: blocks('o'),
    isCrisp: true,
  }
}

export const wordmarks: Readonly<Record<'arabic' | 'latin', Wordmark>> = {
  latin: tracePaths('Saha', latin),
  arabic: tracePaths('ساحة', arabic),
}
