import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Text } from './text.tsx'

describeConformance('Text', (props) => <Text {...props}>ألعاب مجانية بلا تنزيل</Text>, { slot: 'text' })

const sizes = ['lead', 'body', 'label', 'small', 'caption'] as const

describe('Text', () => {
  it.each(['p', 'span', 'div'] as const)('renders as %s when requested', async (as) => {
    const screen = await renderIn('en', <Text as={as}>Free games</Text>)
    expect(screen.getByText('Free games').element().localName).toBe(as)
  })

  it.each(locales)('has a readable minimum size and line height (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <>
        {sizes.map((size) => (
          <Text key={size} size={size}>
            {size}
          </Text>
        ))}
      </>,
    )
    for (const size of sizes) {
      const { fontSize, lineHeight } = getComputedStyle(screen.getByText(size).element())
      const px = Number.parseFloat(fontSize)
      expect(px, size).toBeGreaterThanOrEqual(locale === 'ar' ? 14 : 13)
      expect(Number.parseFloat(lineHeight) / px, size).toBeGreaterThanOrEqual(locale === 'ar' ? 1.5 : 1.35)
    }
  })

  it('inherits its color unless a tone is set', async () => {
    const screen = await renderIn(
      'en',
      <div className="bg-night text-on-night">
        <Text>plain</Text>
        <Text tone="danger">wrong</Text>
      </div>,
    )
    const color = (name: string) => getComputedStyle(screen.getByText(name).element()).color
    const ground = getComputedStyle(screen.getByText('plain').element().parentElement ?? document.body).color
    expect(color('plain')).toBe(ground)
    expect(color('wrong')).not.toBe(ground)
  })
})
