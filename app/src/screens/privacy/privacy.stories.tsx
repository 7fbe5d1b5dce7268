import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Shows the privacy policy with a table of contents. */
export default {
  title: 'Screens/Privacy',
  // A preview never has the focus.
  parameters: { spec: ['§2 Static pages'], withoutPreview: ['Linked Section'] },
} satisfies Meta

export const Text = portalStory({ path: 'privacy-policy' })

/** A shared link to a section: its heading has the focus, and the table of contents marks it. */
export const LinkedSection = portalStory({
  path: 'privacy-policy?part=cookies',
  until: 'main h2:focus',
})
