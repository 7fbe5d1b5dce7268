/**
 * The brand's letters, cut from the same square cells as its star: a block to a `#`, a saffron one to an
 * `o`. The Arabic word is a square Kufi of its own, not a translation of the Latin one.
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
  /** Side of the drawing in cells. */
  width: number
  height: number
  /** Paths in cells: the letters, and what is lit in saffron. */
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

/** An outline that is its own mirror image on both axes, from half its width in each row. */
const mirrored = (halfWidths: readonly number[]) =>
  halfWidths
    .map((x, row) => `M${-x} ${row}h${2 * x}v1h${-2 * x}zM${-x} ${-row - 1}h${2 * x}v1h${-2 * x}z`)
    .join('')

/** The star on 16 cells instead of the motif's 20, so that its steps fall on whole pixels at 16, 32 and 48 px. */
export const mark = {
  cells: 16,
  /** To be filled by the even-odd rule: a rim is cut out of it, so that the lit middle stands apart. */
  star: mirrored([8, 7, 6, 6, 6, 6, 2, 1]) + mirrored([4, 3, 2, 1]),
  courtyard: mirrored([3, 2, 1]),
}
