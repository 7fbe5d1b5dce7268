import type { GameEvent, State } from './state.ts'

/** Steps of nitro in a full tank. */
export const fullTank = 240
/** Steps in the tank at the start of a stage, and those that are needed to ignite. */
export const firstTank = 60
const ignition = 30
/** Added to the speed limit while it burns, in meters per second. */
export const nitroSpeed = 17
/** Steps of nitro that a feat gives. */
export const nitroGains = { star: 7, overtake: 24, close: 40, drift: 45, flight: 35, blocker: 60 } as const

/** A slipstream reaches so many meters behind a rival, and so far beside its middle. */
const slipstreamReach = { from: 5, to: 34, beside: 0.3 }
const slipstreamSpeed = 30
/** Steps in a slipstream until it fills the tank, and steps of nitro for each further one. */
const slipstreamDelay = 12
const slipstreamGain = 1.6

export function fillTank({ driver }: State, steps: number, emit: (event: GameEvent) => void): void {
  if (driver.nitro === fullTank) return
  driver.nitro = Math.min(fullTank, driver.nitro + steps)
  if (driver.nitro === fullTank) emit({ kind: 'tankFull' })
}

/** Burns nitro while its button is held. */
export function burnNitro({ driver, time }: State, isHeld: boolean, emit: (event: GameEvent) => void): void {
  const canBurn = isHeld && time > 0 && driver.nitro > 0
  if (canBurn && !driver.isBurning && driver.nitro >= ignition) {
    driver.isBurning = true
    emit({ kind: 'nitro' })
  }
  if (!canBurn) driver.isBurning = false
  if (driver.isBurning) driver.nitro = Math.max(0, driver.nitro - 1)
}

/** Fills the tank in the slipstream of a rival. */
export function rideSlipstream(state: State, emit: (event: GameEvent) => void): void {
  const { driver, rivals } = state
  const { from, to, beside } = slipstreamReach
  const isBehind = rivals.some(
    ({ z, x }) => z - driver.z > from && z - driver.z < to && Math.abs(x - driver.x) < beside,
  )
  driver.slipstream = isBehind && driver.speed > slipstreamSpeed ? driver.slipstream + 1 : 0
  if (driver.slipstream === slipstreamDelay) emit({ kind: 'slipstream' })
  if (driver.slipstream > slipstreamDelay) fillTank(state, slipstreamGain, emit)
}
