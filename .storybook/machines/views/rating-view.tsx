import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { RatingInput } from '@saha/ui/rating-input'
import { Text } from '@saha/ui/text'
import {
  selectChoice,
  selectRatingFailure,
  selectRatingStatus,
  selectSavedStars,
  selectStars,
  type ratingMachine,
} from '../../../packages/machines/src/rating/index.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const messages = {
  en: {
    confirm: 'Confirm',
    cancel: 'Cancel',
    thanks: 'Thank you for your rating.',
    login: 'Log in to rate.',
    failed: 'Your rating could not be saved. Confirm it again.',
  },
  ar: {
    confirm: 'تأكيد',
    cancel: 'إلغاء',
    thanks: 'شكرًا على تقييمك.',
    login: 'سجّل الدخول لتقيّم.',
    failed: 'تعذّر حفظ تقييمك. أكّده مرة أخرى.',
  },
}

/** Stars with a confirmation. */
export function RatingView({ snapshot, send }: MachineViewProps<typeof ratingMachine>) {
  const { locale } = useKit()
  const t = messages[locale === 'ar' ? 'ar' : 'en']
  const status = selectRatingStatus(snapshot)
  const isSaving = status === 'saving'
  return (
    <RatingInput
      value={selectChoice(snapshot) ?? selectSavedStars(snapshot)}
      preview={selectStars(snapshot) || null}
      disabled={isSaving}
      onPreviewChange={(stars) =>
        send(stars === null ? { type: 'star.leave' } : { type: 'star.preview', stars })
      }
      onValueChange={(stars) => send({ type: 'star.choose', stars })}
    >
      {(status === 'confirming' || isSaving) && (
        <div className="flex flex-wrap gap-3">
          <Button variant="action" busy={isSaving} onClick={() => send({ type: 'rating.confirm' })}>
            {t.confirm}
          </Button>
          <Button disabled={isSaving} onClick={() => send({ type: 'rating.cancel' })}>
            {t.cancel}
          </Button>
        </div>
      )}
      {status === 'thanking' && <Text tone="success">{t.thanks}</Text>}
      {status === 'loginRequired' && <Text>{t.login}</Text>}
      {selectRatingFailure(snapshot) && <Text tone="danger">{t.failed}</Text>}
    </RatingInput>
  )
}
