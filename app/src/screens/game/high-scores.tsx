import type { Game } from '../../catalogue/index.ts'
import { ScoreBoard } from '../../games/score-board.tsx'
import { useScores } from '../../games/use-scores.ts'
import { useAuth } from '../../session/auth.ts'

/** The game's five best scores. */
export function HighScores({ game }: { game: Game }) {
  const { user } = useAuth()
  return <ScoreBoard game={game} {...useScores(game.id)} readerId={user?.id ?? null} />
}
