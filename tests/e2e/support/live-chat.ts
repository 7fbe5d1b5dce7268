import type { BrowserContextOptions } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/live-chat/ar.ts'
import en from '../../../app/src/i18n/messages/live-chat/en.ts'
import type { Locale, Visitor } from './portal.ts'

export const path = 'ai-studio/live-chat'
const words = { en, ar } as const

/** Browser resources that the page has opened. */
interface Resources {
  contexts: AudioContext[]
  tracks: MediaStreamTrack[]
  sockets: WebSocket[]
}

/** Records resources that must be released. */
export function recordResources(): void {
  const resources: Resources = { contexts: [], tracks: [], sockets: [] }
  Object.assign(window, { resources })
  const keep = <Made>(list: Made[]) => ({
    construct: (target: new (...args: never[]) => object, input: never[], self: never) => {
      const opened = Reflect.construct(target, input, self) as Made & object
      list.push(opened)
      return opened
    },
  })
  Object.assign(window, {
    AudioContext: new Proxy(window.AudioContext, keep(resources.contexts)),
    WebSocket: new Proxy(window.WebSocket, keep(resources.sockets)),
  })
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints)
    resources.tracks.push(...stream.getTracks())
    return stream
  }
}

export const readResources = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { contexts, tracks, sockets } = (window as unknown as { resources: Resources }).resources
    return {
      opened: contexts.length + tracks.length + sockets.length,
      unreleased: [
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
export async function openLiveChat(
  visit: (locale: Locale, browser?: BrowserContextOptions) => Promise<Visitor>,
  locale: Locale,
) {
  const visitor = await visit(locale, { permissions: ['microphone'] })
  await visitor.page.addInitScript(recordResources)
  await visitor.open(path)
  return visitor
}
