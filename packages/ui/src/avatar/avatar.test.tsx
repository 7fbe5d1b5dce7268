import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { posters } from '../testing/posters.ts'
import { locales, renderIn } from '../testing/render.tsx'
import { Avatar } from './avatar.tsx'

describeConformance('Avatar', (props) => <Avatar name="Noor Haddad" {...props} />, { slot: 'avatar' })

const part = (name: string) => document.querySelector<HTMLElement>(`[data-slot="avatar-${name}"]`)

describe('Avatar', () => {
  it('is decorative without a label, and an image with an accessible name with one', async () => {
    const screen = await renderIn('en', <Avatar name="Noor Haddad" />)
    expect(screen.getByText('NH').element().closest('[aria-hidden="true"]')).not.toBeNull()
    await screen.rerender(<Avatar name="Noor Haddad" label="Noor Haddad, online" />)
    await expect.element(screen.getByRole('img', { name: 'Noor Haddad, online' })).toBeVisible()
  })

  it('replaces the initials by the image once it has loaded', async () => {
    await renderIn('en', <Avatar name="Noor Haddad" src={posters.car} />)
    await expect.poll(() => part('image')).not.toBeNull()
    await expect.poll(() => part('initials')).toBeNull()
  })

  it('keeps the initials when the image fails to load', async () => {
    const screen = await renderIn('en', <Avatar name="Noor Haddad" src="data:image/png;base64,AAAA" />)
    await expect.element(screen.getByText('NH')).toBeVisible()
    expect(part('image')).toBeNull()
  })

  it('shows the star for a name without letters', async () => {
    await renderIn('ar', <Avatar name="***" />)
    expect(part('initials')?.querySelector('[data-slot="star-motif"]')).not.toBeNull()
  })

  it.each(locales)('orders the initials by their script (%s)', async (locale) => {
    await renderIn(locale, <Avatar name="Noor Haddad" />)
    const text = part('initials')?.querySelector('[dir]')
    expect(text?.getAttribute('dir')).toBe('ltr')
    expect(getComputedStyle(part('initials') as HTMLElement).scale).toBe('none')
  })

  it('gives a person the same hue everywhere', async () => {
    const hue = () => document.querySelector<HTMLElement>('[data-slot="avatar"]')?.dataset.hue
    const screen = await renderIn('en', <Avatar name="نور" />)
    const first = hue()
    await screen.rerender(<Avatar name="نور" size="large" />)
    expect(hue()).toBe(first)
    await screen.rerender(<Avatar name="نور" hue="girls" />)
    expect(hue()).toBe('girls')
  })
})
