import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { CopyButton } from './copy-button.tsx'

describeConformance('CopyButton', (props) => <CopyButton value="https://saha.example" {...props} />, {
  slot: 'copy-button',
})

const link = 'https://saha.example/#/ar/game/neon-drift'
const writeText = vi.fn<Clipboard['writeText']>()

const root = () => document.querySelector<HTMLElement>('[data-slot="copy-button"]')

describe('CopyButton', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    writeText.mockReset().mockResolvedValue()
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each([
    ['en', 'Copied'],
    ['ar', 'نُسخ'],
  ] as const)('copies, confirms for two seconds, then resets (%s)', async (locale, word) => {
    const copied = vi.fn()
    const screen = await renderIn(locale, <CopyButton label="Link" value={link} onCopied={copied} />)
    await screen.getByRole('button', { name: 'Link' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent(word)
    await expect.element(screen.getByRole('button', { name: word, exact: true })).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link)
    expect(copied).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1999)
    expect(root()?.dataset.state).toBe('copied')
    vi.advanceTimersByTime(1)
    await expect.element(screen.getByRole('button', { name: 'Link' })).toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveTextContent('')
  })

  it('restarts the confirmation when pressed again', async () => {
    const screen = await renderIn('en', <CopyButton value={link} />)
    await screen.getByRole('button').click()
    await expect.element(root()).toHaveAttribute('data-state', 'copied')
    vi.advanceTimersByTime(1500)
    const restarted = vi.spyOn(globalThis, 'clearTimeout')
    await screen.getByRole('button').click()
    await vi.waitFor(() => expect(restarted).toHaveBeenCalled())
    vi.advanceTimersByTime(1500)
    expect(root()?.dataset.state).toBe('copied')
  })

  it('calls onError and confirms nothing when the browser refuses', async () => {
    const refusal = new DOMException('Write permission denied.', 'NotAllowedError')
    writeText.mockRejectedValue(refusal)
    const failed = vi.fn()
    const screen = await renderIn('en', <CopyButton value={link} onError={failed} />)
    await screen.getByRole('button').click()
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(refusal))
    expect(root()?.dataset.state).toBe('idle')
    await expect.element(screen.getByRole('status')).toHaveTextContent('')
  })

  it('calls onError in a browser without a clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    const failed = vi.fn()
    const screen = await renderIn('en', <CopyButton value={link} onError={failed} />)
    await screen.getByRole('button').click()
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError)))
  })

  it('clears its timer on unmount', async () => {
    const screen = await renderIn('en', <CopyButton value={link} />)
    await screen.getByRole('button').click()
    await expect.element(root()).toHaveAttribute('data-state', 'copied')
    const before = vi.getTimerCount()
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(before - 1)
  })

  it('shows the controlled state and does not copy', async () => {
    const act = vi.fn()
    const screen = await renderIn('en', <CopyButton state="idle" onClick={act} />)
    screen.getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(act).toHaveBeenCalledTimes(1)
    expect(writeText).not.toHaveBeenCalled()
    await screen.rerender(<CopyButton state="copied" onClick={act} />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  it.each(locales)('keeps its width while the label changes (%s)', async (locale) => {
    const screen = await renderIn(locale, <CopyButton label="A rather long label" state="idle" />)
    const width = root()?.getBoundingClientRect().width
    await screen.rerender(<CopyButton label="A rather long label" state="copied" />)
    expect(root()?.dataset.state).toBe('copied')
    expect(root()?.getBoundingClientRect().width).toBe(width)
  })
})
