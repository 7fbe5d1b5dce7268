import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { renderIn } from '../testing/render.tsx'
import { ErrorState } from './error-state.tsx'

describeConformance(
  'ErrorState',
  (props) => (
    <ErrorState title="تعذّر تحميل النقاط" hint="تحقّق من اتصالك." onRetry={() => undefined} {...props}>
      لم يستجب الخادم في الوقت المناسب.
    </ErrorState>
  ),
  { slot: 'error-state' },
)

describe('ErrorState', () => {
  it.each([
    ['en', 'Try again'],
    ['ar', 'أعد المحاولة'],
  ] as const)('retries by keyboard (%s)', async (locale, name) => {
    const retry = vi.fn()
    const screen = await renderIn(locale, <ErrorState title="Failed" onRetry={retry} />)
    screen.getByRole('button', { name }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('ignores clicks while busy and keeps focus', async () => {
    const retry = vi.fn()
    const screen = await renderIn('en', <ErrorState title="Failed" onRetry={retry} />)
    screen.getByRole('button').element().focus()
    await screen.rerender(<ErrorState title="Failed" onRetry={retry} busy />)
    await userEvent.keyboard('{Enter}')
    expect(retry).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('button')).toHaveFocus()
  })

  it.each([
    ['en', 'Try again in 1:05', 'Try again'],
    ['ar', 'أعد المحاولة بعد 1:05', 'أعد المحاولة'],
  ] as const)('counts down to the retry, announced once (%s)', async (locale, waits, name) => {
    const state = (retryIn: number) => (
      <ErrorState title="Failed" onRetry={() => undefined} retryIn={retryIn} />
    )
    const screen = await renderIn(locale, state(65))
    await expect.element(screen.getByRole('button', { name: waits })).toBeDisabled()
    const said = screen.getByRole('alert')
    await expect.element(said).toHaveTextContent(`Failed${waits}`)
    await screen.rerender(state(64))
    await expect.element(screen.getByRole('button')).toHaveTextContent(waits.replace('1:05', '1:04'))
    await expect.element(said).toHaveTextContent(`Failed${waits}`)
    await screen.rerender(state(0))
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeEnabled()
  })

  it('has no retry button without onRetry', async () => {
    const screen = await renderIn('en', <ErrorState title="Failed" />)
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it('announces its text without the button', async () => {
    const screen = await renderIn(
      'en',
      <ErrorState title="Failed to fetch high scores" hint="Check your network." onRetry={() => undefined} />,
    )
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Failed to fetch high scoresCheck your network.')
  })

  it('announces politely or not at all when live is set', async () => {
    const screen = await renderIn('en', <ErrorState title="Failed" live="status" />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Failed')
    await screen.rerender(<ErrorState title="Failed" live="none" />)
    for (const role of ['status', 'alert'] as const) expect(screen.getByRole(role).elements()).toEqual([])
  })
})
