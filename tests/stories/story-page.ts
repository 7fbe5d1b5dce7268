import { test as base, type Page } from '@playwright/test'
import { serve, storyEntries, type StorybookServer } from './storybook.ts'

/** Globals of the toolbar. `en-Hebr` is English written right to left. */
export interface Globals {
  locale: 'en' | 'ar' | 'en-Hebr'
  theme: 'light' | 'dark'
}

interface Finished {
  storyId: string
  status: 'success' | 'error'
}

/** The part of the preview that the tests use. */
interface Preview {
  currentRender?: { phase?: string }
  storyStoreValue: { userGlobals: { update: (globals: Globals) => void } }
}

/** Payloads of the events that the tests await. */
interface Events {
  storyFinished: Finished
  docsRendered: string
}

interface Channel {
  emit: (event: string, payload: unknown) => void
  on: <Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void) => void
  off: <Name extends keyof Events>(event: Name, listener: (payload: Events[Name]) => void) => void
}

/** Globals that the preview adds. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__: Preview
}

/** Page object of the preview, which switches stories without reloading. */
export class StoryPage {
  readonly page: Page
  /** Errors and warnings logged since the last story was shown. */
  readonly output: string[] = []
  readonly server: StorybookServer
  #story: string

  constructor(page: Page, server: StorybookServer, story: string) {
    this.page = page
    this.server = server
    this.#story = story
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.output.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.output.push(error.message))
  }

  /**
   * Renders a story and waits for its play function, fonts and images. Call it sequentially, because a story that is
   * still rendering may overwrite the next.
   */
  async show(id: string, globals: Globals): Promise<void> {
    this.output.length = 0
    // The preview ignores the selection of the current story.
    if (id === this.#story) await this.#until(id, 'forceRemount', { storyId: id }, globals)
    else await this.#until(id, 'setCurrentStory', { storyId: id, viewMode: 'story' }, globals)
    this.#story = id
  }

  /** Renders a docs page, or its next view. Its stories may still settle. */
  async showDocs(id: string, globals: Globals): Promise<void> {
    if (id !== this.#story) this.output.length = 0
    await this.page.evaluate(
      async ([storyId, chosen, isShown]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          window as unknown as Storybook
        if (!isShown) preview.storyStoreValue.userGlobals.update(chosen)
        const rendered = new Promise<void>((resolve) => {
          const listener = (shown: string) => {
            if (shown !== storyId) return
            channel.off('docsRendered', listener)
            resolve()
          }
          channel.on('docsRendered', listener)
        })
        if (isShown) channel.emit('updateGlobals', { globals: chosen })
        else channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
        await rendered
        scrollTo(0, 0)
      },
      [id, globals, id === this.#story] as const,
    )
    this.#story = id
  }

  /** @param chosen language and theme of the next story; set first, so that the previous story is not rendered again */
  async #until(storyId: string, event: string, payload: unknown, chosen: Globals): Promise<void> {
    const status = await this.page.evaluate(
      async ([story, name, said, globals]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          window as unknown as Storybook
        preview.storyStoreValue.userGlobals.update(globals)
        const finished = new Promise<string>((resolve) => {
          const listener = (render: Finished) => {
            if (render.storyId !== story) return
            channel.off('storyFinished', listener)
            resolve(render.status)
          }
          channel.on('storyFinished', listener)
        })
        channel.emit(name, said)
        const result = await finished
        await document.fonts.ready
        // A failed image changes the page when its error event arrives.
        const images = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete)
        await Promise.all(
          images.map(
            (image) =>
              new Promise((resolve) => {
                image.addEventListener('load', resolve, { once: true })
                image.addEventListener('error', resolve, { once: true })
              }),
          ),
        )
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return result
      },
      [storyId, event, payload, chosen] as const,
    )
    if (status !== 'success') this.output.push(`${storyId} failed to render or to play.`)
  }
}

/** Each worker has one server and one page for all its stories. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const server = await serve()
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        // Ends every animation at once. (Storybook's way restyles the whole document three times.)
        reducedMotion: 'reduce',
        // Only a focused page may write to the clipboard; headless browsers need the permission.
        permissions: ['clipboard-write'],
      })
      // The addon panels' highlighter computes every element's style on each DOM change.
      await context.addInitScript(() =>
        Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }),
      )
      const page = await context.newPage()
      const first = storyEntries()[0]?.id ?? ''
      const storyPage = new StoryPage(page, server, first)
      const answer = await page.goto(
        `${server.url}/iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true`,
      )
      if (!answer?.ok()) throw new Error('The preview is missing. Run `npm run build-storybook` first.')
      // The preview reloads when its first story is interrupted, so waits for that story.
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview }
        return preview?.currentRender?.phase === 'finished'
      })
      await use(storyPage)
      await context.close()
      server.close()
    },
    { scope: 'worker' },
  ],
})
