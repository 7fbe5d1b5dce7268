import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { renderIn } from '../testing/render.tsx'
import { ShareButtons } from './share-buttons.tsx'

const items = [
  { id: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=x' },
  { id: 'x', label: 'X', href: 'https://x.com/intent/post?url=x' },
  { id: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/?text=x' },
] as const

describeConformance('ShareButtons', (props) => <ShareButtons items={items} {...props} />, {
  slot: 'share-buttons',
})

const offerNativeSharing = (offered: boolean) => {
  if (offered) Object.defineProperty(navigator, 'share', { value: vi.fn(), configurable: true })
  else Reflect.deleteProperty(navigator, 'share')
}

describe('ShareButtons', () => {
  afterEach(() => offerNativeSharing(false))

  it('opens each target in a tab without an opener', async () => {
    const screen = await renderIn('en', <ShareButtons items={items} />)
    for (const { label, href } of items) {
      const link = screen.getByRole('link', { name: `Share on ${label} (opens in a new tab)`, exact: true })
      await expect.element(link).toHaveAttribute('href', href)
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  it('is a named group, also in Arabic', async () => {
    const screen = await renderIn(
      'ar',
      <ShareButtons items={[{ id: 'whatsapp', label: 'واتساب', href: 'https://wa.me/' }]} />,
    )
    await expect.element(screen.getByRole('group', { name: 'مشاركة' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'شارك على واتساب (يُفتح في علامة تبويب جديدة)' }))
      .toBeVisible()
  })

  it('offers the native share sheet first, where supported', async () => {
    offerNativeSharing(true)
    const share = vi.fn()
    const screen = await renderIn('en', <ShareButtons items={items} onNativeShare={share} />)
    const button = screen.getByRole('button', { name: 'Share' })
    expect(screen.getByRole('group').element().firstElementChild).toBe(button.element())
    await button.click()
    expect(share).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the browser has none', false, () => {}],
    ['the host does not want it', true, undefined],
  ] as const)('does not offer the native share sheet when %s', async (_, offered, share) => {
    offerNativeSharing(offered)
    const screen = await renderIn(
      'en',
      <ShareButtons items={items} {...(share ? { onNativeShare: share } : {})} />,
    )
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it('renders its children after the links', async () => {
    const screen = await renderIn(
      'en',
      <ShareButtons items={items}>
        <button type="button">Copy link</button>
      </ShareButtons>,
    )
    expect(screen.getByRole('group').element().lastElementChild).toBe(screen.getByRole('button').element())
  })
})
