import { sample } from '../sample.ts'
import { expect, type Page } from '@playwright/test'
import { copyHost, host } from './host.ts'
import { run, test } from './packed.ts'

let server: Awaited<ReturnType<typeof host>>
test.beforeAll(async ({ packed }) => {
  const root = copyHost(packed.site, 'machines')
  run('tsc', ['-p', '.'], root)
  server = await host(root)
})
test.afterAll(async () => server.close())

const open = async (page: Page, language: string) => page.goto(`${server.url}?language=${language}`)

/** Counts the open microphones of a page from now on. */
const countMicrophones = async (page: Page) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, {
      countOpen: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    })
  })
  return async () => page.evaluate('window.countOpen()')
}

const words = {
  en: { confirm: 'Confirm', thanks: 'Thank you', failed: 'It failed', record: 'Record', finish: 'Finish' },
  ar: { confirm: 'أكّد', thanks: 'شكرًا لك', failed: 'تعذّر ذلك', record: 'سجّل', finish: 'أنهِ التسجيل' },
} as const
const calls = { en: ['Connect', 'Hang up'], ar: ['اتصل', 'أنهِ المكالمة'] } as const

for (const language of sample('programs of machines', ['en', 'ar'] as const)) {
  const { confirm, thanks, failed, record, finish } = words[language]

  test(`rates a game over REST, retries, and shows a failure (${language}) @quick`, async ({ page }) => {
    const sent: unknown[] = []
    const statuses = [500, 204, 403]
    await page.route('**/ratings/zellige', async (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: 2 })
      sent.push(route.request().postDataJSON())
      return route.fulfill({ status: statuses.shift() ?? 204 })
    })
    await open(page, language)
    const stars = page.getByRole('slider')
    await expect(stars).toHaveValue('2')
    await stars.fill('4')
    await page.getByRole('button', { name: confirm }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    expect(sent).toEqual([{ stars: 4 }, { stars: 4 }])
    await expect(page.getByText(thanks)).toBeHidden()
    await stars.fill('5')
    await page.getByRole('button', { name: confirm }).click()
    await expect(page.getByRole('alert')).toHaveText(`${failed}: permission`)
  })

  test(`records and shows the transcript, or why it cannot record (${language})`, async ({ page }) => {
    const microphones = await countMicrophones(page)
    let size = 0
    await page.route('**/transcripts', async (route) => {
      size = route.request().postDataBuffer()?.length ?? 0
      return route.fulfill({ json: 'مرحبا' })
    })
    await page.route('**/ratings/zellige', async (route) => route.fulfill({ status: 204 }))
    await open(page, language)
    await page.getByRole('button', { name: record }).click()
    await expect
      .poll(() => page.locator('meter').evaluate(({ value }: HTMLMeterElement) => value))
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: finish }).click()
    await expect(page.getByText('مرحبا')).toBeVisible()
    expect(size).toBeGreaterThan(0)
    expect(await microphones()).toBe(0)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('denied', 'NotAllowedError')
      }
    })
    await page.getByRole('button', { name: record }).click()
    await expect(page.getByRole('alert')).toHaveText(`${failed}: microphone-denied`)
  })

  test(`talks over a socket, hangs up, and reports its loss (${language})`, async ({ page }) => {
    const microphones = await countMicrophones(page)
    const [connect, hangUp] = calls[language]
    const frames: number[] = []
    let hang = async () => {}
    await page.routeWebSocket('wss://voice.example/', (socket) => {
      hang = async () => socket.close({ code: 1011, reason: 'broken' })
      socket.onMessage((message) => {
        if (typeof message === 'string') return
        frames.push(message.length)
        if (frames.length > 1) return
        socket.send(JSON.stringify({ type: 'session.said', reply: 1, text: 'أهلا', final: true }))
        socket.send(Buffer.alloc(24_000))
      })
    })
    await page.route('**/ratings/zellige', async (route) => route.fulfill({ status: 204 }))
    await open(page, language)
    await page.getByRole('button', { name: connect }).click()
    await expect(page.getByText('أهلا')).toBeVisible()
    expect(frames[0]).toBe(8192)
    await page.getByRole('button', { name: hangUp }).click()
    await expect.poll(microphones).toBe(0)
    await page.getByRole('button', { name: connect }).click()
    await page.getByRole('button', { name: hangUp }).waitFor()
    await hang()
    await expect(page.getByRole('alert')).toContainText(failed)
    await expect.poll(microphones).toBe(0)
  })
}
