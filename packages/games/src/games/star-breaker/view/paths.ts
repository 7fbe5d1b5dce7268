import { starPath } from '../../../core/index.ts'

const paths = new Map<string, Path2D>()

/** Returns the path of SVG data, created at its first use: the game is also loaded where there is no canvas. */
export function getPath(data: string): Path2D {
  const made = paths.get(data) ?? new Path2D(data)
  paths.set(data, made)
  return made
}

const starData = new Map<number, string>()

/** Returns the stepped star, cached by size. */
export function getStarPath(size: number): Path2D {
  const data = starData.get(size) ?? starPath(size)
  starData.set(size, data)
  return getPath(data)
}
