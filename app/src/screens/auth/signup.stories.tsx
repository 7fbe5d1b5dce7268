import type { Meta } from '@storybook/react-vite'
import { clickElement } from '../../testing/find-element.ts'
import { portalStory } from '../../testing/portal-story.tsx'

/** Creates an account and signs in. */
export default {
  title: 'Screens/Signup',
  parameters: { spec: ['§2 Login and Signup', '§4 Authentication', '§5 Sign up'] },
} satisfies Meta

const path = 'signup'
const until = 'main form button[type=submit]'

export const Empty = portalStory({ path, until })

/** An empty submission: each field shows its error, and the list of errors has the focus. */
export const Invalid = portalStory({
  path,
  until,
  act: () => clickElement('main form button[type=submit]'),
})
