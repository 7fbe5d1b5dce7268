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

interface Drawing {
  /** Size of the drawing in cells. */
  width: number
  height: number
  /** Paths in cells: `letters` in the text color, `lit` in saffron. */
  letters: string
  lit: string
}

function cut(image: string): Drawing {
  const rows = image.trim().split('\n')
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
    lit: blocks('o'),
  }
}

export const words = { latin: cut(latin), arabic: cut(arabic) }

/** Returns a path that is symmetric on both axes, from half its width in each row. */
const mirrored = (halfWidths: readonly number[]) =>
  halfWidths
    .map((x, row) => `M${-x} ${row}h${2 * x}v1h${-2 * x}zM${-x} ${-row - 1}h${2 * x}v1h${-2 * x}z`)
    .join('')

/** The star on 16 cells instead of 20, so that its steps align with pixels at 16, 32 and 48 px. */
export const mark = {
  cells: 16,
  /** Filled with the even-odd rule, which cuts out a rim around the middle. */
  star: mirrored([8, 7, 6, 6, 6, 6, 2, 1]) + mirrored([4, 3, 2, 1]),
  courtyard: mirrored([3, 2, 1]),
}
