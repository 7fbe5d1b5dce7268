import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { storageKeys } from '../../adapters/storage/web-storage.ts'
import { portalStory } from '../../testing/portal-story.tsx'

/** Lists the games played in this browser; each can be removed. */
export default { title: 'Screens/Recently played' } satisfies Meta

const path = 'recently-played'
/** One game has a save, and one is no longer in the catalogue. */
const stored = {
  [storageKeys.played]: ['zellige', 'gone-for-good', 'dune-rally', 'henna-studio'],
  'saha.save.zellige': { best: 12 },
}

export const Empty = portalStory({ path, until: '[data-slot=empty-state]' })

export const Default = portalStory({ path, until: 'main li button', stored })

/** A removed game can be restored. */
export const Removed = portalStory({
  path,
  until: 'main li button',
  stored,
  act: async (canvas) => {
    const remove = canvas.querySelector('main li button')
    if (!remove) throw new Error('Nothing can be taken off.')
    await userEvent.click(remove)
  },
})

export const OnHome = portalStory({ path: '', until: '#played', stored })
