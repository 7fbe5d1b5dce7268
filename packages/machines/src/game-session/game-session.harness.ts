import { startHarness } from '../testing/index.ts'
import { gameSessionFixtures } from './game-session.fixtures.ts'
import { gameSessionMachine } from './game-session.machine.ts'
import type { GameSessionInput, GameSessionPorts } from './game-session.types.ts'

export const player = { id: 'u1', name: 'sara' }

export const startSession = (input: GameSessionInput = { gameId: 'zellige', player }) =>
  startHarness<typeof gameSessionMachine, GameSessionPorts>(gameSessionMachine, gameSessionFixtures, input)

/** Starts a session whose game is ready. */
export const startReady = async () => {
  const harness = startSession()
  await harness.send({ type: 'game.ready' })
  return harness
}

/** Creates the event of a finished run with this score. */
export const finish = (value: number) => ({ type: 'game.score', value, final: true }) as const
