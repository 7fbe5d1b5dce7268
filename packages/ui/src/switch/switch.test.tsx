import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Switch } from './switch.tsx'

describeConformance('Switch', (props) => <Switch {...props}>الصوت</Switch>, { slot: 'switch' })

const box = (slot: string) =>
  document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect() ?? new DOMRect()
/** Returns the position of the thumb from -1 (inline start) to 1 (inline end). */
const thumbAlongTheLine = (rightToLeft: boolean) => {
  const track = box('switch')
  const thumb = box('switch-thumb')
  const off = thumb.left + thumb.width / 2 - (track.left + track.width / 2)
  return Math.sign(rightToLeft ? -off : off)
}

describe('Switch', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(locales)('moves its thumb to the inline end of its track when on (%s)', async (locale) => {
    const screen = await renderIn(locale, <Switch aria-label="Sound" />)
    expect(thumbAlongTheLine(locale === 'ar')).toBe(-1)
    await screen.getByRole('switch').click()
    await expect.poll(() => thumbAlongTheLine(locale === 'ar')).toBe(1)
    await expect
      .poll(() => {
        const [track, thumb] = [box('switch'), box('switch-thumb')]
        return Math.min(thumb.left - track.left, track.right - thumb.right)
      })
      .toBeGreaterThanOrEqual(2)
  })

  it('changes by a click on its label, by Space and by Enter', async () => {
    const changed = vi.fn()
    const screen = await renderIn('en', <Switch onCheckedChange={changed}>Sound</Switch>)
    await screen.getByText('Sound').click()
    screen.getByRole('switch', { name: 'Sound' }).element().focus()
    await userEvent.keyboard(' {Enter}')
    expect(changed.mock.calls.flat()).toEqual([true, false, true])
  })

  it('shows the controlled state and only requests changes', async () => {
    const asked = vi.fn()
    const screen = await renderIn(
      'ar',
      <Switch checked={false} onCheckedChange={asked}>
        الصوت
      </Switch>,
    )
    await screen.getByText('الصوت').click()
    expect(asked).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(screen.getByRole('switch')).not.toBeChecked()
  })

  it('does nothing while disabled', async () => {
    const changed = vi.fn()
    const screen = await renderIn(
      'en',
      <Switch disabled onCheckedChange={changed}>
        Sound
      </Switch>,
    )
    await screen.getByText('Sound').click({ force: true })
    expect(changed).not.toHaveBeenCalled()
  })

  it('gets its name and description from its field, whose label toggles it', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Evening theme" hint="Easier on the eyes.">
        {(control) => <Switch {...control} />}
      </Field>,
    )
    const found = screen.getByRole('switch', { name: 'Evening theme' })
    await expect.element(found).toHaveAccessibleDescription('Easier on the eyes.')
    await screen.getByText('Evening theme').click()
    await expect.element(found).toBeChecked()
  })

  it('submits its value with the form while on', async () => {
    await renderIn(
      'en',
      <form>
        <Switch name="sound" value="yes" defaultChecked>
          Sound
        </Switch>
        <Switch name="music">Music</Switch>
      </form>,
    )
    const form = document.querySelector('form') as HTMLFormElement
    expect([...new FormData(form)]).toEqual([['sound', 'yes']])
  })

  it('warns the developer about an unnamed switch', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn('en', <Switch />)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/<Switch> has no name.*<Field label/))
  })
})
