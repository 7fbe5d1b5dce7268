import { useParams } from 'react-router-dom'
import { catalogue } from '../../catalogue/index.ts'
import { ScreenMessages } from '../../i18n/index.ts'
import { playerMessages } from '../../i18n/messages/player/index.ts'
import { scoreMessages } from '../../i18n/messages/scores/index.ts'
import { Layout } from '../../layout/layout.tsx'
import { usePlayContext } from '../../routing/use-play-context.ts'
import NotFound from '../../layout/not-found/not-found.tsx'
import { PlaySession } from './play-session.tsx'

const messages = { ...playerMessages, ...scoreMessages }

export default function Player() {
  const { gameId = '' } = useParams()
  const from = usePlayContext()
  const game = catalogue.game(gameId)
  if (!game) {
    return (
      <Layout>
        <NotFound />
      </Layout>
    )
  }
  return (
    <ScreenMessages add={messages}>
      <PlaySession key={game.id} game={game} from={from} />
    </ScreenMessages>
  )
}
