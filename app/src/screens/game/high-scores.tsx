import type { Game } from '../../catalogue/index.ts'
import { ChallengeButton } from '../../features/challenge/lazy-challenge-button.ts'
import { ScoreBoard } from '../../features/games/score-board.tsx'
import { useScores } from '../../features/games/use-scores.ts'
import { useAuth } from '../../features/session/use-auth.ts'

/** Shows the five best scores of a game. An own one can be sent as a challenge. */
export function HighScores({ game }: { game: Game }) {
  const { user } = useAuth()
  return (
    <ScoreBoard
      game={game}
      {...useScores(game.id)}
      readerId={user?.id ?? null}
      renderOwn={({ id, score }) => (
        <span className="flex py-1">
          <ChallengeButton game={game} boardId={game.id} rowId={id} score={score} size="small" isShort />
        </span>
      )}
    />
  )
}
