import { afterEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { SahaProvider } from '../provider/index.ts'
import { posters } from '../testing/posters.ts'
import { renderIn } from '../testing/render.tsx'
import tokens from '../tokens/tokens.generated.json'

interface Tree {
  nodeId: number
  attributes?: string[]
  children?: Tree[]
  contentDocument?: Tree
}

const devtools = cdp() as unknown as { send: <Answer>(method: string, params?: object) => Promise<Answer> }

const everyNode = (tree: Tree): Tree[] => [
  tree,
  ...[...(tree.children ?? []), ...(tree.contentDocument ? [tree.contentDocument] : [])].flatMap(everyNode),
]

/** Forces the focus style on every button, because only one element can have focus. */
async function focusAll() {
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send<{ root: Tree }>('DOM.getDocument', { depth: -1, pierce: true })
  const buttons = everyNode(root).filter(({ attributes }) => attributes?.includes('data-ring'))
  await Promise.all(
    buttons.map(({ nodeId }) =>
      devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] }),
    ),
  )
}

type Pixel = readonly [red: number, green: number, blue: number]

/** Takes a screenshot and returns a pixel reader. */
async function image(element: HTMLElement): Promise<(x: number, y: number) => Pixel> {
  const base64 = await page.screenshot({ element, save: false })
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
  const { left, top, width } = element.getBoundingClientRect()
  expect(image.width, 'a pixel of the picture is one of the page').toBe(Math.round(width))
  return (x, y) => {
    const at = (Math.floor(y - top) * image.width + Math.floor(x - left)) * 4
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}

/** Relative luminance as in WCAG 2.2. */
function luminance(pixel: Pixel): number {
  const [red = 0, green = 0, blue = 0] = pixel
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Pixel, other: Pixel): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(tokens.themes.light)
      .filter((name) => name.startsWith('color-'))
      .map((name) => [name, `var(--saha-${name})`]),
  ),
  ...Object.fromEntries(
    Object.entries(posters).map(([name, url]) => [`poster ${name}`, `center / cover url("${url}")`]),
  ),
}

const variants = ['action', 'neutral', 'quiet', 'danger'] as const

/** Yields points on all four sides of a button with their outward direction. */
function* sides({ left, right, top, bottom }: DOMRect) {
  for (let share = 0.3; share <= 0.7; share += 0.05) {
    const [x, y] = [left + (right - left) * share, top + (bottom - top) * share]
    yield { x: left, y, outward: [-1, 0] } as const
    yield { x: right, y, outward: [1, 0] } as const
    yield { x, y: top, outward: [0, -1] } as const
    yield { x, y: bottom, outward: [0, 1] } as const
  }
}

/**
 * Returns the minimum contrast of a focus ring along its button: between line and halo, and between the better of the
 * two and the pixels outside and inside.
 */
function leastContrast(button: Element, at: (x: number, y: number) => Pixel): number {
  const found = [...sides(button.getBoundingClientRect())].map(({ x, y, outward: [across, down] }) => {
    const pixel = (out: number) => at(x + across * out, y + down * out)
    const [inside, halo, line, outside] = [pixel(-3.5), pixel(1.5), pixel(4.5), pixel(7.5)]
    const best = (beside: Pixel) => Math.max(contrast(line, beside), contrast(halo, beside))
    return Math.min(contrast(line, halo), best(outside), best(inside))
  })
  return Math.min(...found)
}

afterEach(async () => {
  await devtools.send('CSS.disable')
  await devtools.send('DOM.disable')
  await page.viewport(414, 896)
})

// The DevTools protocol is slow while other test files run in parallel.
const longest = { timeout: 60_000 }

describe('the focus ring on screen', () => {
  it.each(['light', 'dark'] as const)(
    'reaches 3:1 contrast on every background, category color and poster (%s)',
    longest,
    async (theme) => {
      await page.viewport(1000, 1000)
      const screen = await renderIn(
        'en',
        <SahaProvider locale="en" theme={theme} scope="element">
          <main className="grid grid-cols-10">
            {variants.map((variant) => (
              <div key={variant} style={{ padding: 16 }}>
                <Button data-ring={variant} variant={variant} size="small" className="w-full">
                  …
                </Button>
              </div>
            ))}
            {Object.entries(grounds).map(([name, background]) => (
              <div key={name} style={{ background, padding: 16 }}>
                <Button data-ring={name} variant="quiet" size="small" aria-label={name} className="w-full">
                  {' '}
                </Button>
              </div>
            ))}
          </main>
        </SahaProvider>,
      )
      const main = screen.container.querySelector('main')
      if (!main) throw new Error('There is nothing to see.')
      const buttons = [...main.querySelectorAll('[data-ring]')]
      const weak = async () => {
        const at = await image(main)
        return buttons
          .map((button) => ({ on: button.getAttribute('data-ring'), contrast: leastContrast(button, at) }))
          .filter((ring) => !(ring.contrast >= 3))
      }
      expect(await weak(), 'without focus there is no ring').toHaveLength(buttons.length)
      await focusAll()
      expect(await weak()).toEqual([])
    },
  )
})
