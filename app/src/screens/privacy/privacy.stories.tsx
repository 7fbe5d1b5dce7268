import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Privacy', tags: ['!autodocs'] } satisfies Meta

export const Text = portalStory({ path: 'privacy-policy' })

/** A shared link to a part of it: the heading is focused, the contents know where the reader is. */
export const AtAPart = portalStory({
  path: 'privacy-policy?part=cookies',
  until: 'main h2:focus',
})
