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
