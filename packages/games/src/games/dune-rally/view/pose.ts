import type { Frame } from '../../../core/index.ts'
import type { Pose } from './cars/cars.ts'
import type { State } from '../rules/state.ts'

/** Creates the pose of the player's car: springs and sway, for drawing only. */
export function createPose() {
  let yaw = 0
  let spring = 0
  let springing = 0
  let turns = 0
  let clock = 0
  return {
    /** Compresses the springs (above 0) or releases them. */
    kick(strength: number): void {
      springing += strength
    },
    yaw: () => yaw,
    move(state: State, { seconds }: Frame, brake: boolean, reducedMotion: boolean): Pose {
      const { driver } = state
      const wanted = driver.steer * (driver.drift > 0 ? 0.85 : 0.4)
      yaw += (wanted - yaw) * Math.min(1, seconds * (driver.drift > 0 ? 6 : 10))
      springing += (-spring * 260 - springing * 15) * seconds
      spring = Math.max(-0.3, Math.min(0.34, spring + springing * seconds))
      turns = (turns + driver.speed * seconds * 0.35) % 0.24
      const rough = Math.abs(driver.x) > 1.06 && driver.airborne === 0 ? 0.09 : 0.018
      clock += seconds
      const idling = state.phase === 'start' ? Math.sin(clock * 46) * 0.035 : 0
      const shiver = reducedMotion
        ? 0
        : idling + Math.sin(driver.z * 1.7) * rough * Math.min(1, driver.speed / 30)
      return {
        side: yaw,
        lean: -yaw * 0.07 + (driver.airborne > 0 ? driver.slip * 0.05 : 0),
        sink: spring + shiver,
        height: driver.height,
        brake,
        boost: driver.isBurning
          ? 1 + 0.6 * Math.abs(Math.sin(driver.nitro))
          : driver.boost > 0
            ? 0.5 + 0.5 * Math.abs(Math.sin(driver.boost))
            : 0,
        wheel: turns,
      }
    },
  }
}
