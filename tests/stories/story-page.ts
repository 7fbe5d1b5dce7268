import { test as base, type Page } from '@playwright/test'
import { serve, storyEntries } from './storybook.ts'

/** What the toolbar chooses. `en-Hebr` is English written right to left. */
export interface Globals {
  locale: 'en' | 'ar' | 'en-Hebr'
  theme: 'light' | 'dark'
}

interface Finished {
  storyId: string
  status: 'success' | 'error'
}

/** What the tests use of the preview itself. */
interface Preview {
  currentRender?: { phase?: string }
  storyStoreValue: { userGlobals: { update: (globals: Globals) => void } }
}

interface Channel {
  emit: (event: string, payload: unknown) => void
  on: (event: string, listener: (finished: Finished) => void) => void
  off: (event: string, listener: (finished: Finished) => void) => void
}

/** One page of the preview, which switches stories without reloading. */
export class StoryPage {
  readonly page: Page
  /** What the page printed as an error or warning since the last story was shown. */
  readonly output: string[] = []
  #story: string

  constructor(page: Page, story: string) {
    this.page = page
    this.#story = story
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.output.push(message.text())
    })
    page.on('pageerror', (error) => this.output.push(error.message))
  }

  /**
   * Shows a story afresh and waits until it has rendered, played, and its fonts and pictures are there. One step after
   * the other: a story that is asked for while another is still rendering may be painted over by it.
   */
  async show(id: string, globals: Globals): Promise<void> {
    this.output.length = 0
    // The preview ignores a choice of the story that it shows already.
    if (id === this.#story) await this.#until(id, 'forceRemount', { storyId: id }, globals)
    else await this.#until(id, 'setCurrentStory', { storyId: id, viewMode: 'story' }, globals)
    this.#story = id
  }

  /** @param chosen language and theme for the story to come, which spares the one that leaves a last rendering */
  async #until(storyId: string, event: string, payload: unknown, chosen: Globals): Promise<void> {
    const status = await this.page.evaluate(
      async ([story, name, said, globals]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel; __STORYBOOK_PREVIEW__: Preview }
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
        // A picture that does not come changes what is shown, whenever its error comes.
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

/** A worker has one server and one page for all its stories. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const server = await serve()
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        // Every animation is over at once. (Storybook's own way of holding them styles the whole document three times.)
        reducedMotion: 'reduce',
        // A page in front may copy; a browser without windows has no front, and must be told.
        permissions: ['clipboard-write'],
      })
      // The panels' highlighter asks for the style of every element whenever one comes or goes; nobody sees it here.
      await context.addInitScript(() =>
        Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }),
      )
      const page = await context.newPage()
      const first = storyEntries()[0]?.id ?? ''
      const storyPage = new StoryPage(page, first)
      const answer = await page.goto(
        `${server.url}/iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true`,
      )
      if (!answer?.ok()) throw new Error('There is no preview: build it with npm run build-storybook.')
      // The preview reloads itself when its first story is interrupted, so that one must have finished.
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
