import type { Game } from '../../catalogue/index.ts'
import { ScoreBoard } from '../../features/games/score-board.tsx'
import { useScores } from '../../features/games/use-scores.ts'
import { useAuth } from '../../features/session/use-auth.ts'

/** Shows the five best scores of a game. */
export function HighScores({ game }: { game: Game }) {
  const { user } = useAuth()
  return <ScoreBoard game={game} {...useScores(game.id)} readerId={user?.id ?? null} />
}
