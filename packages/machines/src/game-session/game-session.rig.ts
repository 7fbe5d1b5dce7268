import { startRig } from '../testing/index.ts'
import { gameSessionCases } from './game-session.cases.ts'
import { gameSessionMachine } from './game-session.machine.ts'
import type { GameSessionInput, GameSessionPorts } from './game-session.types.ts'

export const player = { id: 'u1', name: 'sara' }

export const startSession = (input: GameSessionInput = { gameId: 'zellige', player }) =>
  startRig<typeof gameSessionMachine, GameSessionPorts>(gameSessionMachine, gameSessionCases, input)

/** One whose game is there. */
export const startReady = async () => {
  const rig = startSession()
  await rig.send({ type: 'game.ready' })
  return rig
}

/** The end of a run with so many points. */
export const finish = (value: number) => ({ type: 'game.score', value, final: true }) as const
