import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { portalStory } from '../../testing/portal-story.tsx'

/** Creates an account and signs in. */
export default {
  title: 'Screens/Signup',
  tags: ['!autodocs'],
  parameters: { spec: ['§2 Login and Signup', '§4 Authentication', '§5 Sign up'] },
} satisfies Meta

const path = 'signup'
const until = 'main form button[type=submit]:not([aria-disabled=true])'

export const Empty = portalStory({ path, until })

/** An empty submission: each field shows its error, and the first has the focus. */
export const Invalid = portalStory({
  path,
  until,
  act: async (canvas) => {
    const submit = canvas.querySelector('main form button[type=submit]')
    if (!submit) throw new Error('The form has no button.')
    await userEvent.click(submit)
  },
})
