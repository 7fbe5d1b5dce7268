import { Button } from '@saha/ui'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { pickRandomGame } from '../../catalogue/games/pick-random-game.ts'
import { useLocale } from '../../i18n/index.ts'
import { links, pathOf, type PlayContext } from '../../routing/links.ts'

/** The last random game. The next one differs. */
let last: string | null = null

interface RandomButtonProps {
  games: readonly Game[]
  from: PlayContext
}

/** Opens a random game of a list. */
export function RandomButton({ games, from }: RandomButtonProps) {
  const t = useTranslations('common')
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <Button
      onClick={() => {
        const game = pickRandomGame(games, last)
        if (!game) return
        last = game.id
        void navigate(pathOf(links(locale).game(game.id, from)))
      }}
    >
      {t('surprise')}
    </Button>
  )
}
