import type { BrowserContextOptions } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/live-chat/ar.ts'
import en from '../../../app/src/i18n/messages/live-chat/en.ts'
import type { Locale, Visitor } from './portal.ts'

export const path = 'ai-studio/live-chat'
const words = { en, ar } as const

/** Browser resources that the page has opened. */
interface Taken {
  contexts: AudioContext[]
  tracks: MediaStreamTrack[]
  sockets: WebSocket[]
}

/** Records resources that must be released. */
export function remember(): void {
  const taken: Taken = { contexts: [], tracks: [], sockets: [] }
  Object.assign(window, { taken })
  const keep = <Made>(list: Made[]) => ({
    construct: (target: new (...args: never[]) => object, input: never[], self: never) => {
      const made = Reflect.construct(target, input, self) as Made & object
      list.push(made)
      return made
    },
  })
  Object.assign(window, {
    AudioContext: new Proxy(window.AudioContext, keep(taken.contexts)),
    WebSocket: new Proxy(window.WebSocket, keep(taken.sockets)),
  })
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints)
    taken.tracks.push(...stream.getTracks())
    return stream
  }
}

export const takenBy = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { contexts, tracks, sockets } = (window as unknown as { taken: Taken }).taken
    return {
      made: contexts.length + tracks.length + sockets.length,
      held: [
        ...contexts.filter(({ state }) => state !== 'closed').map(() => 'context'),
        ...tracks.filter(({ readyState }) => readyState !== 'ended').map(() => 'track'),
        ...sockets.filter(({ readyState }) => readyState < WebSocket.CLOSING).map(() => 'socket'),
      ],
    }
  })

export const conversation = ({ page, locale }: Pick<Visitor, 'page' | 'locale'>) =>
  page.getByRole('region', { name: words[locale].conversation, exact: true })
export const press = (visitor: Visitor, name: string) =>
  conversation(visitor).getByRole('button', { name, exact: true }).click()
export const state = (visitor: Visitor) => conversation(visitor).locator('p[data-state]')
export const transcript = ({ page, locale }: Visitor) =>
  page.getByRole('log', { name: words[locale].transcript })
export const type = async ({ page, locale }: Visitor, text: string) => {
  const field = page.getByLabel(words[locale].message)
  await field.fill(text)
  await field.press('Enter')
}

/** Opens the tool with the microphone allowed. */
export async function come(
  visit: (locale: Locale, browser?: BrowserContextOptions) => Promise<Visitor>,
  locale: Locale,
) {
  const visitor = await visit(locale, { permissions: ['microphone'] })
  await visitor.page.addInitScript(remember)
  await visitor.open(path)
  return visitor
}
