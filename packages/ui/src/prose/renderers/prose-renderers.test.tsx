import { describe, expect, it, vi } from 'vitest'
import { locales, renderIn } from '../../testing/render.tsx'
import { Prose } from '../prose.tsx'
import type { LoadFormulas, TypesetFormula } from './renderers.ts'

/** Writes MathML for any formula but `bad`. */
const typeset: TypesetFormula = (tex, element, display) => {
  if (tex === 'bad') throw new SyntaxError('bad')
  const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math')
  math.setAttribute('display', display ? 'block' : 'inline')
  math.append(Object.assign(document.createElementNS(math.namespaceURI, 'mtext'), { textContent: tex }))
  element.replaceChildren(math)
}
const createLoader = () => vi.fn<LoadFormulas>(async () => typeset)

const getFormulas = () => [...document.querySelectorAll<HTMLElement>('[data-slot=prose-formula]')]

describe('formulas of Prose', () => {
  it.each(locales)('are typeset left to right, with their backslashes (%s)', async (locale) => {
    const text = 'المساحة $\\int x^2\\,dx$ هنا\n\n$$\nE = mc^2\n$$\n\nالسعر $5 أو $10'
    await renderIn(locale, <Prose text={text} loadFormulas={createLoader()} />)
    await expect.poll(() => document.querySelectorAll('math').length).toBe(2)
    const [inline, block] = getFormulas()
    expect(inline?.textContent).toBe('\\int x^2\\,dx')
    expect(block?.querySelector('math')?.getAttribute('display')).toBe('block')
    for (const formula of getFormulas()) expect(getComputedStyle(formula).direction).toBe('ltr')
    expect(getComputedStyle(document.querySelector('p') as Element).direction).toBe('rtl')
    expect(document.body.textContent).toContain('السعر $5 أو $10')
  })

  it('load the typesetter once a formula appears, and render again as they grow', async () => {
    const load = createLoader()
    const screen = await renderIn('en', <Prose text="No formula" loadFormulas={load} />)
    expect(load).not.toHaveBeenCalled()
    await screen.rerender(<Prose text={'No formula\n\n$$a'} loadFormulas={load} />)
    await expect.poll(() => document.querySelector('math')?.textContent).toBe('a')
    await screen.rerender(<Prose text={'No formula\n\n$$a+b$$'} loadFormulas={load} />)
    expect(document.querySelector('math')?.textContent).toBe('a+b')
  })

  it('display their source without a typesetter, when it does not load, or rejects them', async () => {
    const screen = await renderIn('en', <Prose text="So $x_1$" />)
    expect(getFormulas()[0]?.textContent).toBe('x_1')
    const failing: LoadFormulas = async () => await Promise.reject(new Error('offline'))
    await screen.rerender(<Prose text="So $x_2$" loadFormulas={failing} />)
    expect(getFormulas()[0]?.textContent).toBe('x_2')
    await screen.rerender(<Prose key="new" text="So $bad$ and $good$" loadFormulas={createLoader()} />)
    await expect.poll(() => document.querySelectorAll('math').length).toBe(1)
    expect(getFormulas().map(({ textContent }) => textContent)).toEqual(['bad', 'good'])
  })
})

it('passes fenced code to the highlighter', async () => {
  const highlight = vi.fn(async (code: string) => [[{ text: code, kind: 'keyword' as const }]])
  await renderIn('en', <Prose text={'```ts\nlet\n```'} highlightCode={highlight} />)
  await expect.poll(() => document.querySelector('code span span')?.textContent).toBe('let')
  expect(highlight).toHaveBeenCalledExactlyOnceWith('let', 'ts')
})
