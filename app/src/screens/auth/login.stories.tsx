import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { findElement } from '../../testing/find-element.ts'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'

/** Signs in with email and password. */
export default {
  title: 'Screens/Login',
  parameters: { spec: ['§2 Login and Signup', '§4 Authentication', '§5 Login'] },
} satisfies Meta

const path = 'login'

const until = 'main form button[type=submit]'

export const Empty = portalStory({ path, until })

/** Submitted before the session is known: the form waits for it. */
export const SigningIn = portalStory({
  path,
  prepare: ({ wrong }) => void wrong.set('get account', 'slow'),
  unknown: true,
  until,
  act: async () => {
    await userEvent.type(await findElement('main input[name=email]'), reader.email)
    await userEvent.type(await findElement('main input[name=password]'), 'open sesame{Enter}')
    await findElement('main button[type=submit][aria-disabled=true]')
  },
})

/** The form keeps its values. */
export const WrongPassword = portalStory({
  path,
  until,
  act: async () => {
    await userEvent.type(await findElement('main input[name=email]'), reader.email)
    await userEvent.type(await findElement('main input[name=password]'), 'not this one{Enter}')
    await findElement('main [role=alert]')
  },
})

export const AlreadySignedIn = portalStory({ path, signedIn: true, until: 'main a[href$="/"]' })
