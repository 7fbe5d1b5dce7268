import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { document, score } from '../../testing/documents.ts'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'

/** Lets the user change name and password, export or delete data, and close the account. */
export default { title: 'Screens/Account', tags: ['!autodocs'] } satisfies Meta

const path = 'account'
const until = 'main input[name=name]'

const shown = (canvas: HTMLElement, selector: string) =>
  waitFor(() => expect(canvas.querySelector(selector)).not.toBeNull())

const field = (canvas: HTMLElement, name: string): HTMLInputElement => {
  const found = canvas.querySelector<HTMLInputElement>(`main input[name=${name}]`)
  if (!found) throw new Error(`There is no field called ${name}.`)
  return found
}

const press = async (canvas: HTMLElement, section: string) => {
  const [button] = canvas.querySelectorAll<HTMLButtonElement>(
    `section[aria-labelledby=${section}] button[data-slot=button]`,
  )
  if (!button) throw new Error(`There is no button in ${section}.`)
  await userEvent.click(button)
}

export const Guest = portalStory({ path, until: '[data-slot=empty-state]' })

export const Loading = portalStory({
  path,
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('get account', 'slow'),
  unknown: true,
  until: 'main [data-slot=spinner]',
})

export const Named = portalStory({
  path,
  signedIn: true,
  prepare: ({ accounts }) => void accounts.set(reader.email, { ...reader, name: 'أمل Haddad' }),
  until,
})

/** The current password is wrong; the form keeps its values. */
export const WrongPassword = portalStory({
  path,
  signedIn: true,
  until,
  act: async (canvas) => {
    await userEvent.type(field(canvas, 'old-password'), 'not this one')
    await userEvent.type(field(canvas, 'new-password'), 'a longer password{Enter}')
    await shown(canvas, 'main [data-slot=field][data-state=invalid]')
  },
})

export const PasswordChangeUnconfirmed = portalStory({
  path,
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('change account password', '200 HTML'),
  until,
  act: async (canvas) => {
    await userEvent.type(field(canvas, 'old-password'), reader.password)
    await userEvent.type(field(canvas, 'new-password'), 'a longer password{Enter}')
    await shown(canvas, 'main [role=alert] [data-slot=banner]')
  },
})

/** The export is ready to download. */
export const ExportReady = portalStory({
  path,
  signedIn: true,
  until,
  act: async (canvas) => {
    await press(canvas, 'data')
    await shown(canvas, 'main a[download]')
  },
})

const stored = (documents: Record<string, ReturnType<typeof document>[]>) => {
  documents.favorites = [document('f1')]
  documents.ratings = [document('r1', { rating: 4 })]
  documents.high_scores = [score('amal', 12_600, reader.id), score('amal', 800, reader.id)]
}

const erase = async (canvas: HTMLElement) => {
  await press(canvas, 'erase')
  const confirm = canvas.querySelector<HTMLElement>('main [data-slot=banner] button[data-variant=danger]')
  if (!confirm) throw new Error('The deletion did not ask for confirmation.')
  await userEvent.click(confirm)
}

export const ConfirmDeletion = portalStory({
  path,
  signedIn: true,
  until,
  act: (canvas) => press(canvas, 'erase'),
})

export const Deleting = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents, wrong }) => {
    stored(documents as never)
    wrong.set('remove rating', 'slow')
  },
  until,
  act: async (canvas) => {
    await erase(canvas)
    await shown(canvas, 'main [role=progressbar][aria-valuenow="1"]')
  },
})

/** Explains which scores the server keeps and who can remove them. */
export const ScoresRemain = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents }) => stored(documents as never),
  until,
  act: async (canvas) => {
    await erase(canvas)
    await shown(canvas, 'section[aria-labelledby=erase] output [data-slot=banner]')
  },
})

export const DeletionFailed = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents, wrong }) => {
    stored(documents as never)
    wrong.set('remove rating', '200 HTML')
  },
  until,
  act: async (canvas) => {
    await erase(canvas)
    await shown(canvas, 'section[aria-labelledby=erase] [role=alert] [data-slot=banner]')
  },
})

/** Confirmation requires the account's email address; this one does not match. */
export const ConfirmClosing = portalStory({
  path,
  signedIn: true,
  until,
  act: async (canvas) => {
    await press(canvas, 'close')
    await userEvent.type(field(canvas, 'proof'), 'huda@example.com{Enter}')
    await shown(canvas, 'section[aria-labelledby=close] [data-slot=field][data-state=invalid]')
  },
})

export const Closed = portalStory({
  path,
  signedIn: true,
  until,
  act: async (canvas) => {
    await press(canvas, 'close')
    await userEvent.type(field(canvas, 'proof'), `${reader.email}{Enter}`)
    await shown(canvas, 'main output [data-slot=banner]')
  },
})

export const LoggedOutEverywhere = portalStory({
  path,
  signedIn: true,
  until,
  act: async (canvas) => {
    await press(canvas, 'devices')
    await shown(canvas, 'main [data-slot=empty-state]')
  },
})
