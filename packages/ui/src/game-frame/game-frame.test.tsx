import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { game } from './game-frame.samples.ts'
import { GameFrame, type GameFrameProps } from './game-frame.tsx'

const Frame = (props: Partial<GameFrameProps>) => (
  <div style={{ blockSize: '320px', inlineSize: '480px' }}>
    <GameFrame src={game} title="Game: Star Catcher" state="ready" {...props} />
  </div>
)

describeConformance(
  'GameFrame (no game)',
  (props) => <GameFrame src={null} title="Game" state="error" errorText="It was stopped." {...props} />,
  {
    slot: 'game-frame',
  },
)
for (const state of ['loading', 'slow', 'ready', 'error'] as const) {
  describeConformance(
    `GameFrame (${state})`,
    (props) => (
      <GameFrame
        src={game}
        title="Game: Star Catcher"
        state={state}
        slowHint={<p>This is taking longer than usual.</p>}
        errorText="The game could not be loaded."
        onRetry={() => {}}
        actions={<a href="#game">Back</a>}
        {...props}
      />
    ),
    { slot: 'game-frame' },
  )
}

const iframe = () => {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('No game was framed.')
  return found
}

describe('GameFrame', () => {
  it('frames the game with minimal permissions', async () => {
    await renderIn('en', <Frame />)
    expect(iframe()).toHaveAttribute('sandbox', 'allow-scripts')
    expect(iframe()).toHaveAttribute('allow', 'autoplay')
    expect(iframe()).toHaveAttribute('referrerpolicy', 'origin')
    expect(iframe()).toHaveAttribute('title', 'Game: Star Catcher')
  })

  it('denies fullscreen unless the host allows it', async () => {
    const canFill = async (allow?: string) => {
      const src = `data:text/html,<script>parent.postMessage(document.fullscreenEnabled,'*')</script>`
      const told = new Promise((resolve) =>
        window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
      )
      await renderIn('en', <Frame src={src} {...(allow === undefined ? {} : { allow })} />)
      return told
    }
    expect(await canFill()).toBe(false)
    expect(await canFill('autoplay; fullscreen')).toBe(true)
  })

  it('isolates the game from the page', async () => {
    await renderIn('en', <Frame />)
    expect(iframe().contentDocument).toBeNull()
  })

  it('throws for an ineffective sandbox', async () => {
    const say = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(
      renderIn('en', <Frame src="/arcade" sandbox="allow-scripts allow-same-origin" />),
    ).rejects.toThrow('Leave allow-same-origin out')
    say.mockRestore()
  })

  it.each(locales)('announces loading once, and covers the game (%s)', async (locale) => {
    const screen = await renderIn(locale, <Frame state="loading" />)
    const text = locale === 'ar' ? 'جارٍ التحميل…' : 'Loading…'
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(text)
    expect(iframe().inert).toBe(true)
    const { left, top, width, height } = iframe().getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 4)).not.toBe(iframe())
  })

  it('announces advice about a slow game', async () => {
    const screen = await renderIn('en', <Frame state="loading" slowHint={<p>Check your connection.</p>} />)
    expect(screen.getByText('Check your connection.').elements()).toEqual([])
    await screen.rerender(<Frame state="slow" slowHint={<p>Check your connection.</p>} />)
    await expect.element(screen.getByText('Check your connection.')).toBeVisible()
    expect(screen.getByText('Check your connection.').element().closest('output')).not.toBeNull()
  })

  it.each(locales)(
    'shows progress in a bar that is rendered before progress is known (%s)',
    async (locale) => {
      const screen = await renderIn(locale, <Frame state="loading" />)
      const bar = screen.getByRole('progressbar')
      await expect.element(bar).not.toHaveAttribute('aria-valuenow')
      const track = bar.element()
      const { top } = track.getBoundingClientRect()
      await screen.rerender(<Frame state="loading" progress={0.25} />)
      expect(bar.element()).toBe(track)
      expect(track).toHaveAttribute('aria-valuetext', '25%')
      await screen.rerender(<Frame state="slow" progress={0.75} />)
      expect(bar.element()).toBe(track)
      expect(track).toHaveAttribute('aria-valuetext', '75%')
      expect(track.getBoundingClientRect().top).toBe(top)
      await screen.rerender(<Frame state="ready" progress={1} />)
      await expect.element(bar).not.toBeInTheDocument()
    },
  )

  it('renders no frame without a URL, and removes it when the URL becomes null', async () => {
    const screen = await renderIn('en', <Frame src={null} state="loading" />)
    expect(document.querySelector('iframe')).toBeNull()
    await screen.rerender(<Frame state="ready" />)
    expect(iframe()).toHaveAttribute('src', game)
    await screen.rerender(<Frame src={null} state="error" errorText="The game was stopped." />)
    expect(document.querySelector('iframe')).toBeNull()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The game was stopped.')
  })

  it('keeps the same iframe from loading to ready', async () => {
    const screen = await renderIn('en', <Frame state="loading" />)
    const first = iframe()
    await screen.rerender(<Frame state="slow" />)
    await screen.rerender(<Frame state="ready" />)
    expect(iframe()).toBe(first)
    expect(iframe().inert).toBe(false)
    expect(document.querySelector('[data-slot="game-frame-cover"]')).toBeNull()
  })

  it('offers a retry after an error', async () => {
    const retry = vi.fn()
    const screen = await renderIn(
      'ar',
      <Frame state="error" errorText="تعذّر تحميل اللعبة." onRetry={retry} />,
    )
    await expect.element(screen.getByRole('alert').getByText('تعذّر تحميل اللعبة.')).toBeVisible()
    await screen.getByRole('button', { name: 'أعد المحاولة' }).click()
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows other actions with or without a retry button', async () => {
    const back = <a href="#game">Back to the game’s page</a>
    const screen = await renderIn('en', <Frame state="error" onRetry={() => {}} actions={back} />)
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to the game’s page' })).toBeVisible()
    await screen.rerender(<Frame state="error" actions={back} />)
    await expect.element(screen.getByRole('link')).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
    await screen.rerender(<Frame state="slow" actions={back} />)
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  })

  it('never takes focus, and cannot be focused while covered', async () => {
    const screen = await renderIn(
      'en',
      <>
        <button type="button">Before</button>
        <Frame state="loading" />
        <button type="button">After</button>
      </>,
    )
    screen.getByText('Before').element().focus()
    await userEvent.tab()
    await expect.element(screen.getByText('After')).toHaveFocus()
    await screen.rerender(
      <>
        <button type="button">Before</button>
        <Frame state="ready" />
        <button type="button">After</button>
      </>,
    )
    await expect.element(screen.getByText('After')).toHaveFocus()
  })

  it('shows a long hint completely in a low frame', async () => {
    const screen = await renderIn(
      'ar',
      <div style={{ blockSize: '180px', inlineSize: '320px' }}>
        <GameFrame
          src={game}
          title="لعبة"
          state="slow"
          slowHint={
            <>
              <p>يستغرق التحميل وقتًا أطول من المعتاد، ولعلّ السبب بطء الاتصال.</p>
              <button type="button">سأنتظر</button>
            </>
          }
        />
      </div>,
    )
    const frame = document.querySelector('[data-slot="game-frame"]')?.getBoundingClientRect()
    const wait = screen.getByRole('button')
    wait.element().focus()
    const { top, bottom } = wait.element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual((frame?.top ?? 0) - 1)
    expect(bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1)
  })

  it('fills its container and exposes the iframe', async () => {
    const ref = createRef<HTMLIFrameElement>()
    await renderIn('en', <Frame frameRef={ref} />)
    expect(ref.current).toBe(iframe())
    const { width, height } = iframe().getBoundingClientRect()
    expect([width, height]).toEqual([480, 320])
  })
})
