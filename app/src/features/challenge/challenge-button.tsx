import type { ButtonProps } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { dailyPath } from '../../catalogue/daily/daily-game.ts'
import type { Game } from '../../catalogue/index.ts'
import { ScreenMessages, useLocale } from '../../i18n/index.ts'
import { challengeMessages } from '../../i18n/messages/challenge/index.ts'
import { links } from '../../routing/links.ts'
import { ShareTextButton } from '../share/share-text-button.tsx'

interface ChallengeButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  game: Game
  /** Board of the score: the game's id, or that of a daily game. */
  boardId: string
  /** Row of the score on its board. */
  rowId: string
  score: number
  /** Whether it answers a challenge. @default false */
  isAnswer?: boolean
  /** Shorter label, for the row of a table. @default false */
  isShort?: boolean
}

/** Shares a link that asks to beat a score on the board. */
const ChallengeButton = (props: ChallengeButtonProps) => (
  <ScreenMessages add={challengeMessages}>
    <Challenge {...props} />
  </ScreenMessages>
)

export default ChallengeButton

function Challenge({
  game,
  boardId,
  rowId,
  score,
  isAnswer = false,
  isShort = false,
  ...look
}: ChallengeButtonProps) {
  const t = useTranslations('challenge')
  const locale = useLocale()
  const to = links(locale)
  return (
    <ShareTextButton
      {...look}
      label={t(isAnswer ? 'shareBack' : isShort ? 'shareShort' : 'share')}
      text={t('text', { count: score, title: game.title[locale] })}
      href={boardId === game.id ? to.game(game.id) : to.play(dailyPath)}
      query={`?beat=${rowId}`}
    />
  )
}
