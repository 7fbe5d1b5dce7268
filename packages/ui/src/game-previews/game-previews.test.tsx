import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GameCard } from '../game-card/index.ts'
import { emulateMedia } from '../testing/media.ts'
import { posters } from '../testing/posters.ts'
import { locales, renderIn } from '../testing/render.tsx'
import { startGamePreviews } from './index.ts'

const clip = new URL('../testing/preview.webm', import.meta.url).href
const intentMs = 150

const Cards = ({ preview = clip }: { preview?: string }) => (
  <>
    <button type="button">Before</button>
    {['Zellige', 'Rally'].map((title) => (
      <div key={title} style={{ inlineSize: '220px', marginBlock: '24px' }}>
        <GameCard
          href={`#/${title}`}
          title={title}
          hue="puzzle"
          category="Puzzle"
          image={posters.zellige}
          preview={preview}
          action={<button type="button">Favor {title}</button>}
        />
      </div>
    ))}
  </>
)

let request: MockInstance<typeof fetch>
/** Requested clips; the test runner requests files of its own. */
const requested = () => request.mock.calls.map(([url]) => url).filter((url) => url === clip)
const videos = () => [...document.querySelectorAll<HTMLVideoElement>('[data-slot=game-card-preview]')]
const shown = () => videos().filter(({ style }) => style.opacity === '1')
const shownIn = () => shown().map((video) => video.closest('article')?.querySelector('h3')?.textContent)

let stop = () => {}
beforeEach(async () => {
  await emulateMedia('prefers-reduced-motion', 'no-preference')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  request = vi.spyOn(globalThis, 'fetch')
  stop = startGamePreviews()
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  await emulateMedia('prefers-reduced-motion', '')
})

type Screen = Awaited<ReturnType<typeof renderIn>>
const hover = (screen: Screen, name: string) =>
  userEvent.hover(screen.getByRole('link', { name, exact: true }))
const hoverLong = async (screen: Screen, name: string) => {
  await hover(screen, name)
  vi.advanceTimersByTime(intentMs)
}
const leave = (screen: Screen) => userEvent.hover(screen.getByRole('button', { name: 'Before' }))

describe('startGamePreviews', () => {
  /** Waiting for elements would advance the clock, so the pointer rests on the card before the events are sent. */
  const sendPointer = (element: Element) =>
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  const restOnCard = async () => {
    stop()
    const screen = await renderIn('en', <Cards />)
    await hover(screen, 'Zellige')
    stop = startGamePreviews()
    return {
      link: screen.getByRole('link', { name: 'Zellige' }).element(),
      before: screen.getByRole('button', { name: 'Before' }).element(),
    }
  }

  it('requests a clip only once its card is hovered for a moment', async () => {
    const { link } = await restOnCard()
    sendPointer(link)
    vi.advanceTimersByTime(intentMs - 1)
    expect(requested()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(requested()).toEqual([clip])
    await expect.poll(shownIn).toEqual(['Zellige'])
  })

  it('requests nothing for a pointer that passes over a card', async () => {
    const { link, before } = await restOnCard()
    sendPointer(link)
    vi.advanceTimersByTime(intentMs - 1)
    sendPointer(before)
    vi.advanceTimersByTime(intentMs)
    expect(requested()).toEqual([])
  })

  it.each(locales)('covers the poster and changes no other box (%s)', async (locale) => {
    const screen = await renderIn(locale, <Cards />)
    const boxes = () =>
      ['article', 'h3', 'button', '[data-slot=image]'].map((selector) =>
        JSON.stringify(document.querySelector(`article ${selector}, ${selector}`)?.getBoundingClientRect()),
      )
    await hover(screen, 'Zellige')
    await expect.poll(() => document.querySelector('article')?.getAnimations().length).toBe(0)
    const before = boxes()
    vi.advanceTimersByTime(intentMs)
    await expect.poll(shownIn).toEqual(['Zellige'])
    expect(boxes()).toEqual(before)
    const [video] = shown()
    expect(video?.getBoundingClientRect().width).toBe(video?.parentElement?.clientWidth)
    expect(video?.muted).toBe(true)
    expect(video).toHaveAttribute('aria-hidden', 'true')
  })

  it('leaves link and action in reach while it plays', async () => {
    const screen = await renderIn('en', <Cards />)
    await hoverLong(screen, 'Zellige')
    await expect.poll(shownIn).toEqual(['Zellige'])
    const { left, top, width, height } = shown()[0]?.getBoundingClientRect() ?? new DOMRect()
    const link = screen.getByRole('link', { name: 'Zellige' }).element()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
    const action = screen.getByRole('button', { name: 'Favor Zellige' })
    await action.click()
    await expect.element(action).toHaveFocus()
    expect(shownIn()).toEqual(['Zellige'])
  })

  it('plays one clip at a time, and removes it when the pointer leaves', async () => {
    const screen = await renderIn('en', <Cards />)
    await hoverLong(screen, 'Zellige')
    await expect.poll(shownIn).toEqual(['Zellige'])
    await hoverLong(screen, 'Rally')
    await expect.poll(shownIn).toEqual(['Rally'])
    expect(videos()).toHaveLength(1)
    await leave(screen)
    expect(videos()).toEqual([])
  })

  it('does not show a clip that arrives after the pointer has left', async () => {
    let answer: (response: Response) => void = () => {}
    request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const screen = await renderIn('en', <Cards />)
    await hoverLong(screen, 'Zellige')
    const signal = request.mock.calls[0]?.[1]?.signal
    await leave(screen)
    expect(signal?.aborted).toBe(true)
    answer(new Response(await (await fetch(clip)).blob()))
    await hoverLong(screen, 'Rally')
    await expect.poll(shownIn).toEqual(['Rally'])
  })

  it('plays on keyboard focus of the link, and stops when the focus moves on', async () => {
    const screen = await renderIn('en', <Cards />)
    await leave(screen)
    screen.getByRole('button', { name: 'Before' }).element().focus()
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'Zellige' })).toHaveFocus()
    vi.advanceTimersByTime(intentMs)
    await expect.poll(shownIn).toEqual(['Zellige'])
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Favor Zellige' })).toHaveFocus()
    expect(videos()).toEqual([])
  })

  it('keeps playing for the focus when a pointer at rest is over something else', async () => {
    const screen = await renderIn('en', <Cards />)
    await leave(screen)
    const before = screen.getByRole('button', { name: 'Before' }).element()
    before.focus()
    await userEvent.tab()
    vi.advanceTimersByTime(intentMs)
    await expect.poll(shownIn).toEqual(['Zellige'])
    sendPointer(before)
    expect(shownIn()).toEqual(['Zellige'])
  })

  it('ignores touch', async () => {
    const screen = await renderIn('en', <Cards />)
    const link = screen.getByRole('link', { name: 'Zellige' }).element()
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
    await hover(screen, 'Rally')
    vi.advanceTimersByTime(intentMs)
    expect(requested()).toEqual([clip])
    await expect.poll(shownIn).toEqual(['Rally'])
  })

  it('stops within five seconds', async () => {
    const screen = await renderIn('en', <Cards />)
    await hoverLong(screen, 'Zellige')
    await expect.poll(shownIn).toEqual(['Zellige'])
    // A busy browser may let the pointer leave and enter again, which requests the clip once more.
    const before = requested()
    vi.advanceTimersByTime(5000)
    expect(videos()).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(requested()).toEqual(before)
  })

  it('plays twice if there is time for it', async () => {
    const screen = await renderIn('en', <Cards />)
    await hoverLong(screen, 'Zellige')
    await expect.poll(shownIn).toEqual(['Zellige'])
    const [video] = videos()
    const now = vi.spyOn(performance, 'now')
    const start = performance.now()
    now.mockReturnValue(start + 2000)
    video?.dispatchEvent(new Event('ended'))
    vi.advanceTimersByTime(intentMs)
    expect(shown()).toHaveLength(1)
    now.mockReturnValue(start + 4000)
    video?.dispatchEvent(new Event('ended'))
    vi.advanceTimersByTime(intentMs)
    expect(videos()).toEqual([])
  })

  it.each([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is no video', () => Promise.resolve(new Response('<!doctype html>'))],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps the poster when the clip %s', async (_, answer) => {
    request.mockImplementationOnce(answer)
    const screen = await renderIn('en', <Cards />)
    await hoverLong(screen, 'Zellige')
    await hoverLong(screen, 'Rally')
    await expect.poll(shownIn).toEqual(['Rally'])
    expect(videos()).toHaveLength(1)
  })

  describe('requests nothing', () => {
    const expectNothing = async () => {
      const screen = await renderIn('en', <Cards />)
      await hoverLong(screen, 'Zellige')
      expect(requested()).toEqual([])
    }
    const connection = (value: object) =>
      vi.spyOn(navigator as unknown as { connection: object }, 'connection', 'get').mockReturnValue(value)

    it('under reduced motion', async () => {
      await emulateMedia('prefers-reduced-motion', 'reduce')
      await expectNothing()
    })

    it('under the host’s reduced motion', async () => {
      document.documentElement.dataset.motion = 'reduce'
      await expectNothing()
    })

    it('in data saving mode', async () => {
      connection({ saveData: true })
      await expectNothing()
    })

    it.each(['2g', 'slow-2g'])('on a %s connection', async (effectiveType) => {
      connection({ effectiveType })
      await expectNothing()
    })

    it('under reduced data', async () => {
      const matchMedia = window.matchMedia.bind(window)
      vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
        matchMedia(query.includes('reduced-data') ? 'all' : query),
      )
      await expectNothing()
    })

    it('while offline', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      await expectNothing()
    })

    it('once it has ended', async () => {
      stop()
      await expectNothing()
    })
  })

  it('plays where the host asks for full motion', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce')
    document.documentElement.dataset.motion = 'full'
    const screen = await renderIn('en', <Cards />)
    await hoverLong(screen, 'Zellige')
    await expect.poll(shownIn).toEqual(['Zellige'])
  })

  it('handles the event that led to its loading', async () => {
    stop()
    const screen = await renderIn('en', <Cards />)
    await leave(screen)
    const events: Event[] = []
    const link = screen.getByRole('link', { name: 'Zellige' }).element()
    link.addEventListener('pointerover', (event) => events.push(event))
    await hover(screen, 'Zellige')
    stop = startGamePreviews(events[0])
    vi.advanceTimersByTime(intentMs)
    await expect.poll(shownIn).toEqual(['Zellige'])
  })
})
