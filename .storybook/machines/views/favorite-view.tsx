import { Banner } from '@saha/ui/banner'
import { HeartIcon } from '@saha/ui/icons'
import { ToggleButton } from '@saha/ui/toggle-button'
import {
  selectFavoriteBusy,
  selectFavoriteFailure,
  selectIsFavorite,
  type favoriteMachine,
} from '../../../packages/machines/src/favorite/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: { favorite: 'Favorite', failed: 'Your favorite could not be saved.' },
  ar: { favorite: 'المفضلة', failed: 'تعذّر حفظ المفضلة.' },
}

/** A heart. */
export function FavoriteView({ snapshot, send }: MachineViewProps<typeof favoriteMachine>) {
  const t = useSample(samples)
  return (
    <div className="grid justify-items-start gap-3">
      <ToggleButton
        icon={HeartIcon}
        pressed={selectIsFavorite(snapshot)}
        busy={selectFavoriteBusy(snapshot)}
        onClick={() => send({ type: 'favorite.toggle' })}
      >
        {t.favorite}
      </ToggleButton>
      {selectFavoriteFailure(snapshot) && (
        <Banner tone="danger" onDismiss={() => send({ type: 'favorite.dismiss' })}>
          {t.failed}
        </Banner>
      )}
    </div>
  )
}
