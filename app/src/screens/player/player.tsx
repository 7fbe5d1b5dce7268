import { useParams } from 'react-router-dom'
import { dailyPath } from '../../catalogue/daily/daily-game.ts'
import { catalogue } from '../../catalogue/index.ts'
import { ScreenMessages } from '../../i18n/index.ts'
import { challengeMessages } from '../../i18n/messages/challenge/index.ts'
import { dailyMessages } from '../../i18n/messages/daily/index.ts'
import { playerMessages } from '../../i18n/messages/player/index.ts'
import { scoreMessages } from '../../i18n/messages/scores/index.ts'
import { Layout } from '../../layout/layout.tsx'
import { usePlayContext } from '../../routing/use-play-context.ts'
import NotFound from '../../layout/not-found/not-found.tsx'
import { DailySession } from './daily/daily-session.tsx'
import { PlaySession } from './play-session.tsx'

const messages = { ...challengeMessages, ...dailyMessages, ...playerMessages, ...scoreMessages }

export default function Player() {
  const { gameId = '' } = useParams()
  const from = usePlayContext()
  const game = catalogue.game(gameId)
  if (!game && gameId !== dailyPath) {
    return (
      <Layout>
        <NotFound />
      </Layout>
    )
  }
  return (
    <ScreenMessages add={messages}>
      {game ? <PlaySession key={game.id} game={game} boardId={game.id} from={from} /> : <DailySession />}
    </ScreenMessages>
  )
}
