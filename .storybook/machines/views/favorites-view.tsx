import { Button } from '@saha/ui/button'
import { EmptyState } from '@saha/ui/empty-state'
import { StatusLine } from '@saha/ui/status-line'
import { Tag } from '@saha/ui/tag'
import {
  selectFavorites,
  selectFavoritesStatus,
  type favoritesMachine,
} from '../../../packages/machines/src/favorites/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    signedOut: 'Log in to see your favorites.',
    loading: 'Loading your favorites …',
    failed: 'Your favorites could not be loaded.',
    ready: 'Your favorites',
    empty: 'No favorites yet',
    reload: 'Try again',
  },
  ar: {
    signedOut: 'سجّل الدخول لترى مفضلتك.',
    loading: 'جارٍ تحميل مفضلتك…',
    failed: 'تعذّر تحميل مفضلتك.',
    ready: 'مفضلتك',
    empty: 'لا ألعاب مفضلة بعد',
    reload: 'أعد المحاولة',
  },
}
const states = { signedOut: 'idle', loading: 'busy', failed: 'failed', ready: 'done' } as const

/** The games that a user keeps. */
export function FavoritesView({ snapshot, send }: MachineViewProps<typeof favoritesMachine>) {
  const t = useSample(samples)
  const status = selectFavoritesStatus(snapshot)
  const favorites = selectFavorites(snapshot)
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[status]}>{t[status]}</StatusLine>
      {status === 'failed' && (
        <Button size="small" onClick={() => send({ type: 'favorites.reload' })}>
          {t.reload}
        </Button>
      )}
      {status === 'ready' && favorites.length === 0 && <EmptyState title={t.empty} />}
      <ul className="flex flex-wrap gap-2">
        {favorites.map(({ gameId }) => (
          <li key={gameId}>
            <Tag>{gameId}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
