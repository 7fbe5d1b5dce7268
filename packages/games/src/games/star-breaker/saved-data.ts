import type { Stage } from '../../core/index.ts'
import { pictureNames } from './rules/pictures.ts'
import type { PictureName } from './rules/pictures.ts'
import type { WallName } from './rules/state.ts'

const getField = (saved: unknown, name: string): unknown =>
  typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>)[name] : undefined

/** Returns the furthest wall reached from saved data of unknown shape, or 0. */
export function readSavedWall(saved: unknown): number {
  const wall = getField(saved, 'wall')
  return typeof wall === 'number' && Number.isInteger(wall) && wall > 0 && wall < 10_000 ? wall : 0
}

/** Returns the pictures broken in all runs from saved data of unknown shape. */
export function readSavedPictures(saved: unknown): PictureName[] {
  const names = getField(saved, 'pictures')
  return Array.isArray(names) ? pictureNames.filter((name) => names.includes(name)) : []
}

/** Saves the wall that a run reached, and the picture that it broke. */
export function saveProgress(
  stage: Pick<Stage, 'savedData' | 'saveData'>,
  wall: number,
  broken: WallName | null,
): void {
  const [oldWall, oldPictures] = [readSavedWall(stage.savedData), readSavedPictures(stage.savedData)]
  const pictures = pictureNames.filter((name) => name === broken || oldPictures.includes(name))
  if (wall > oldWall || pictures.length > oldPictures.length)
    stage.saveData({ wall: Math.max(wall, oldWall), pictures })
}
