import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'

/** Signs in with email and password. */
export default {
  title: 'Screens/Login',
  tags: ['!autodocs'],
  parameters: { spec: ['§2 Login and Signup', '§4 Authentication', '§5 Login'] },
} satisfies Meta

const path = 'login'

const until = 'main form button[type=submit]:not([aria-disabled=true])'

export const Empty = portalStory({ path, until })

/** The form keeps its values. */
export const WrongPassword = portalStory({
  path,
  until,
  act: async (canvas) => {
    const [email, password] = canvas.querySelectorAll<HTMLInputElement>('main form input')
    if (!email || !password) throw new Error('The form has no fields.')
    await userEvent.type(email, reader.email)
    await userEvent.type(password, 'not this one{Enter}')
    await waitFor(() => expect(canvas.querySelector('main [role=alert]')).not.toBeNull())
  },
})

export const AlreadySignedIn = portalStory({ path, signedIn: true, until: 'main a[href$="/"]' })
