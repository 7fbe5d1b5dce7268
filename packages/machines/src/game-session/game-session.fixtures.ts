import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { GameSessionEvent, GameSessionInput, GameSessionPorts } from './game-session.types.ts'

const player = { id: 'u1', name: 'sara' }

/** Inputs, events and port results of the game session machine. */
export const gameSessionFixtures = {
  inputs: [
    { gameId: 'zellige', player: null },
    { gameId: 'zellige', player, pendingScore: 120 },
    { gameId: 'zellige', player, pendingScore: Number.NaN },
  ],
  events: {
    'game.loading': [{ progress: 0.5 }, { progress: Number.NaN }, { progress: 7 }],
    'game.opened': [{}],
    'game.ready': [{}],
    'game.error': [{ fatal: false }, { fatal: true }],
    'game.misbehaved': [{}],
    'game.gameplay': [{ on: true }, { on: false }],
    'game.score': [
      { value: 120, final: true },
      { value: 480, final: true },
      { value: 480.6, final: true },
      { value: 999, final: false },
      { value: -5, final: true },
      { value: Number.NaN, final: true },
    ],
    'game.retry': [{}],
    'player.pause': [{}],
    'player.resume': [{}],
    'page.hidden': [{}],
    'page.visible': [{}],
    'session.changed': [{ player }, { player: { id: 'u2', name: 'omar' } }, { player: null }],
    'score.submit': [{}],
    'score.dismiss': [{}],
  },
  ports: {
    submit: {
      resolves: [{ recordId: 's1' }],
      rejects: [new PortError('network', 'offline')],
    },
  },
  slices: [
    [
      'game.loading',
      'game.opened',
      'game.ready',
      'game.error',
      'game.misbehaved',
      'game.gameplay',
      'game.retry',
      'player.',
      'page.',
      'score.dismiss',
    ],
    ['game.score', 'game.gameplay', 'session.', 'score.'],
    ['game.ready', 'game.score', 'game.gameplay', 'score.dismiss'],
  ],
  isHome: (snapshot) => !snapshot.hasTag('paused') && snapshot.matches({ page: 'visible', offer: 'none' }),
} satisfies MachineFixtures<GameSessionEvent, GameSessionPorts, GameSessionInput>
