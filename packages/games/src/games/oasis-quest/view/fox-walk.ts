import type { State } from '../rules/state.ts'

/** Position of the fox in tiles, as drawn. */
export interface FoxPose {
  x: number
  y: number
  /** It is smaller at the hero's heels. */
  scale: number
  left: boolean
  /** Height of its trot, in hundredths of a tile. */
  lift: number
}

/** Share of the way that remains after a second. */
const remaining = 0.0002
/** Tiles farther than which the fox does not walk: a whirl carries it. */
const farthest = 2.5

/** Returns the place of the fox: in its den, at the hero's heels, or on its plate. */
function getGoal(
  { chamber, devices, from, hero }: State,
  resting: number,
): Pick<FoxPose, 'x' | 'y' | 'scale'> {
  const { width } = chamber
  const column = (cell: number) => cell % width
  const row = (cell: number) => Math.floor(cell / width)
  if (devices.fox !== 1) return { x: column(resting), y: row(resting), scale: 1 }
  const [x, y] = [column(from) - column(hero), row(from) - row(hero)]
  const isNear = Math.abs(x) + Math.abs(y) === 1
  return {
    x: column(hero) + (isNear ? x * 0.62 : -0.34),
    y: row(hero) + (isNear ? y * 0.62 + 0.06 : 0.14),
    scale: 0.78,
  }
}

/** Creates the walk of the fox, which goes smoothly to where the rules have it. */
export function createFoxWalk(reducedMotion: () => boolean) {
  let pose: FoxPose | null = null
  let chamber: State['chamber'] | null = null
  let walked = 0

  return (state: State, seconds: number): FoxPose | null => {
    const { fox, width } = state.chamber
    if (!fox) return null
    const goal = getGoal(state, state.devices.fox === 2 ? fox.plate : fox.den)
    const looksLeft = state.hero % width < fox.den % width
    const [x, y] = pose ? [goal.x - pose.x, goal.y - pose.y] : [0, 0]
    const distance = Math.hypot(x, y)
    const isCarried = chamber !== state.chamber || distance > farthest || reducedMotion()
    chamber = state.chamber
    if (!pose || isCarried) {
      const left = state.devices.fox === 1 && Math.abs(x) > 0.1 ? x < 0 : looksLeft
      pose = { ...goal, left, lift: 0 }
      return pose
    }
    const part = 1 - remaining ** seconds
    walked += distance * part
    pose = {
      x: pose.x + x * part,
      y: pose.y + y * part,
      scale: pose.scale + (goal.scale - pose.scale) * part,
      left: Math.abs(x) > 0.1 ? x < 0 : distance < 0.02 && state.devices.fox !== 1 ? looksLeft : pose.left,
      lift: distance > 0.03 ? Math.abs(Math.sin(walked * Math.PI * 2)) * 8 : 0,
    }
    return pose
  }
}
