import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { document, score } from '../../testing/documents.ts'
import { clickElement, findElement } from '../../testing/find-element.ts'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'

/** Lets the user change name and password, export or delete data, and close the account. */
export default { title: 'Screens/Account' } satisfies Meta

const path = 'account'
const until = 'main input[name=name]'

const press = (section: string) =>
  clickElement(`section[aria-labelledby=${section}] button[data-slot=button]`)

const type = async (field: string, text: string) =>
  userEvent.type(await findElement(`main input[name=${field}]`), text)

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
  act: async () => {
    await type('old-password', 'not this one')
    await type('new-password', 'a longer password{Enter}')
    await findElement('main [data-slot=field][data-state=invalid]')
  },
})

export const PasswordChangeUnconfirmed = portalStory({
  path,
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('change account password', '200 HTML'),
  until,
  act: async () => {
    await type('old-password', reader.password)
    await type('new-password', 'a longer password{Enter}')
    await findElement('main [role=alert] [data-slot=banner]')
  },
})

/** The export is ready to download. */
export const ExportReady = portalStory({
  path,
  signedIn: true,
  until,
  act: async () => {
    await press('data')
    await findElement('main a[download]')
  },
})

const stored = (documents: Record<string, ReturnType<typeof document>[]>) => {
  documents.favorites = [document('f1')]
  documents.ratings = [document('r1', { rating: 4 })]
  documents.high_scores = [score('amal', 12_600, reader.id), score('amal', 800, reader.id)]
}

const erase = async () => {
  await press('erase')
  await clickElement('main [data-slot=banner] button[data-variant=danger]')
}

export const ConfirmDeletion = portalStory({
  path,
  signedIn: true,
  until,
  act: () => press('erase'),
})

export const Deleting = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents, wrong }) => {
    stored(documents as never)
    wrong.set('remove rating', 'slow')
  },
  until,
  act: async () => {
    await erase()
    await findElement('main [role=progressbar][aria-valuenow="1"]')
  },
})

/** Explains which scores the server keeps and who can remove them. */
export const ScoresRemain = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents }) => stored(documents as never),
  until,
  act: async () => {
    await erase()
    await findElement('section[aria-labelledby=erase] output [data-slot=banner]')
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
  act: async () => {
    await erase()
    await findElement('section[aria-labelledby=erase] [role=alert] [data-slot=banner]')
  },
})

/** Confirmation requires the account's email address; this one does not match. */
export const ConfirmClosing = portalStory({
  path,
  signedIn: true,
  until,
  act: async () => {
    await press('close')
    await type('proof', 'huda@example.com{Enter}')
    await findElement('section[aria-labelledby=close] [data-slot=field][data-state=invalid]')
  },
})

export const Closed = portalStory({
  path,
  signedIn: true,
  until,
  act: async () => {
    await press('close')
    await type('proof', `${reader.email}{Enter}`)
    await findElement('main output [data-slot=banner]')
  },
})

export const LoggedOutEverywhere = portalStory({
  path,
  signedIn: true,
  until,
  act: async () => {
    await press('devices')
    await findElement('main [data-slot=empty-state]')
  },
})
