import { Banner, Button, PlayIcon, TrophyIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { ChallengeText } from '../../features/challenge/challenge-text.tsx'
import { useChallenge } from '../../features/challenge/use-challenge.ts'
import { PlayLink } from '../../features/games/play-link.tsx'
import { ScreenMessages, useLocale } from '../../i18n/index.ts'
import { challengeMessages } from '../../i18n/messages/challenge/index.ts'
import { links, type PlayContext } from '../../routing/links.ts'
import { withChallenge } from '../../routing/use-challenge-id.ts'

interface ChallengeNoticeProps {
  game: Game
  from: PlayContext
}

/** The challenge of a shared link, with a link to play. */
const ChallengeNotice = (props: ChallengeNoticeProps) => (
  <ScreenMessages add={challengeMessages}>
    <Notice {...props} />
  </ScreenMessages>
)

export default ChallengeNotice

function Notice({ game, from }: ChallengeNoticeProps) {
  const t = useTranslations('challenge')
  const to = links(useLocale())
  const challenge = useChallenge(game.id, game.maxScore)
  if (challenge?.row === undefined) return null
  const { row, rowId } = challenge
  return (
    <Banner
      live="status"
      icon={TrophyIcon}
      title={<ChallengeText row={row} />}
      action={
        row && (
          <Button asChild variant="action" startIcon={PlayIcon}>
            <PlayLink game={game} from={from} href={withChallenge(to.play(game.id, from), rowId)}>
              {t('accept')}
            </PlayLink>
          </Button>
        )
      }
    >
      {row && t('rules')}
    </Banner>
  )
}
