import type { Game } from '../../catalogue/index.ts'
import { ScoreBoard } from '../../features/games/score-board.tsx'
import { useScores } from '../../features/games/use-scores.ts'
import { useAuth } from '../../features/session/use-auth.ts'

/** The game's five best scores. */
export function HighScores({ game }: { game: Game }) {
  const { user } = useAuth()
  return <ScoreBoard game={game} {...useScores(game.id)} readerId={user?.id ?? null} />
}
