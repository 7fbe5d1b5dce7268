import { Button, RatingInput, Text, TextLink } from '@saha/ui'
import { createRatingMachine } from '@saha/machines/rating'
import { useRating } from '@saha/machines/react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { getRatingErrorMessage } from '../../features/errors/backend-error-messages.ts'
import { useLocale } from '../../i18n/index.ts'
import { PendingBadge } from '../../features/offline/pending-badge.tsx'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { rememberIntent } from '../../features/session/sign-in-intent.ts'
import { takePendingAction } from '../../features/session/pending-intent.ts'
import { loadLatestRating, saveRatingOrQueue } from '../../features/session/queued-writes.ts'

const machine = createRatingMachine({ loadRating: loadLatestRating, saveRating: saveRatingOrQueue })

/** Rates a game after a confirmation. Guests are asked to sign in; their chosen stars are restored afterwards. */
export function RatingWidget({ game }: { game: Game }) {
  const t = useTranslations()
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const { user, expire } = useAuth()
  const userId = user?.id ?? null
  const input = { gameId: game.id, userId }
  const { status, choice, preview, saved, failure, ...rating } = useRating(machine, input, {
    loginRequired: ({ stars: wanted }) => {
      rememberIntent({
        path: `${pathname}${search}`,
        action: { kind: 'rate', gameId: game.id, stars: wanted },
        owner: userId,
      })
      // The session has expired.
      if (userId !== null) expire()
    },
  })
  const { chooseStars } = rating
  const stars = useRef<HTMLFieldSetElement>(null)
  const messageId = useId()

  useEffect(() => {
    const wanted = userId === null ? null : takePendingAction('rate', game.id, userId)
    if (wanted) chooseStars(wanted.stars)
  }, [chooseStars, game.id, userId])

  // The confirm button unmounts once the rating is saved, so focus moves to the message.
  useEffect(() => {
    if (status !== 'thanking' || document.activeElement !== document.body) return
    stars.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [status])

  return (
    <RatingInput
      ref={stars}
      value={choice ?? saved}
      preview={preview}
      disabled={status === 'saving'}
      aria-describedby={messageId}
      onPreviewChange={rating.previewStars}
      onValueChange={chooseStars}
    >
      <output id={messageId} className="block min-h-[1.75em]">
        {status === 'loginRequired' && (
          <Text as="span">
            <span>{t('rating.login')}</span> <TextLink href={to.login}>{t('rating.loginLink')}</TextLink>
          </Text>
        )}
        {status === 'idle' && saved !== null && (
          <Text as="span" tone="muted">
            {t('rating.saved', { count: saved })}
          </Text>
        )}
        {status === 'confirming' && choice !== null && (
          <Text as="span">{t('rating.chosen', { count: choice })}</Text>
        )}
        {status === 'thanking' && (
          <Text as="span" className="animate-[saha-rise_220ms_ease-out] font-semibold text-link">
            {t('rating.thanks')}
          </Text>
        )}
        <PendingBadge kind="rating" gameId={game.id} />
      </output>
      {(status === 'confirming' || status === 'saving') && (
        <div className="flex flex-wrap gap-3">
          <Button variant="action" busy={status === 'saving'} onClick={rating.confirm}>
            {t('rating.confirm')}
          </Button>
          <Button disabled={status === 'saving'} onClick={rating.cancel}>
            {t('rating.cancel')}
          </Button>
        </div>
      )}
      {failure && (
        <div role="alert" className="pt-2">
          <Text size="small" tone="danger">
            <BackendMessage {...getRatingErrorMessage(failure)} />
          </Text>
        </div>
      )}
    </RatingInput>
  )
}
