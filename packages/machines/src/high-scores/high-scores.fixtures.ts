import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { HighScore, HighScoresEvent, HighScoresInput, HighScoresPorts } from './high-scores.types.ts'

const row = (id: string, score: number, day: number): HighScore => ({
  id,
  ownerId: `u-${id}`,
  userName: id,
  score,
  createdAt: `2026-11-0${day}T10:00:00.000+00:00`,
})

/** Scores as returned by a server that does not sort. */
export const unsortedScores: readonly HighScore[] = [
  row('late', 200, 5),
  row('best', 900, 3),
  row('early', 200, 1),
]

/** Inputs, events and port results of the high scores machine. */
export const highScoresFixtures = {
  inputs: [{ gameId: 'zellige' }, { gameId: 'zellige', limit: 2 }],
  events: {
    'scores.load': [{}],
    'scores.posted': [{ score: row('new', 300, 6) }, { score: row('best', 950, 3) }],
    'scores.removed': [{ id: 'best' }],
  },
  ports: {
    listOrdered: { resolves: [[], unsortedScores], rejects: [new PortError('server', 'down')] },
    listUnordered: { resolves: [unsortedScores], rejects: [new PortError('network', 'offline'), undefined] },
  },
  isHome: (snapshot) => snapshot.matches('ready'),
} satisfies MachineFixtures<HighScoresEvent, HighScoresPorts, HighScoresInput>
