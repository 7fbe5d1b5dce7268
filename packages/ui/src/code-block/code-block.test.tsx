import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { CodeBlock } from './code-block.tsx'
import type { HighlightCode } from './highlight.ts'

describeConformance('CodeBlock', (props) => <CodeBlock code="npm start" language="Shell" {...props} />, {
  slot: 'code-block',
})

const long = `const scores = [${'100, '.repeat(200)}]`
const code = '  if (a < b) {\n\treturn "مرحبًا"\n  }\n'
const narrow = (source: string) => (
  <div style={{ inlineSize: '300px' }}>
    <CodeBlock code={source} language="TypeScript" />
  </div>
)

describe('CodeBlock', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['en', 'Copy code'],
    ['ar', 'نسخ الشيفرة'],
  ] as const)('copies the code unchanged (%s)', async (locale, label) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderIn(locale, <CodeBlock code={code} />)
    await screen.getByRole('button', { name: label }).click()
    expect(write).toHaveBeenCalledExactlyOnceWith(code)
  })

  it('calls onCopyError when the browser refuses', async () => {
    const refusal = new DOMException('Write permission denied.', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
    const failed = vi.fn()
    const screen = await renderIn('en', <CodeBlock code={code} onCopyError={failed} />)
    await screen.getByRole('button').click()
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(refusal))
  })

  it.each(locales)('is left to right, and keeps spaces and lines (%s)', async (locale) => {
    await renderIn(locale, <CodeBlock code={code} />)
    const pre = document.querySelector('pre') as HTMLElement
    expect(pre.textContent).toBe(code)
    expect(getComputedStyle(pre).direction).toBe('ltr')
    expect(getComputedStyle(pre).textAlign).toBe('start')
  })

  it('renders each line of long code once, for selection and screen readers', async () => {
    const lines = Array.from({ length: 200 }, (_, line) => (line % 5 === 0 ? '' : `line ${line}`))
    await renderIn('en', <CodeBlock code={lines.join('\n')} />)
    const pre = document.querySelector('pre') as HTMLElement
    expect(pre.textContent).toBe(lines.join('\n'))
    const { lineHeight, paddingBlock } = getComputedStyle(pre)
    expect(pre.offsetHeight).toBe(200 * Number.parseFloat(lineHeight) + 2 * Number.parseFloat(paddingBlock))
    getSelection()?.selectAllChildren(pre)
    expect(getSelection()?.toString().trim()).toBe(lines.join('\n').trim())
  })

  it('lays out only its last lines again while it grows', async () => {
    const code = 'a line\n'.repeat(400)
    const screen = await renderIn('en', <CodeBlock code={code} />)
    const changed: Node[] = []
    const watch = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
    watch.observe(document.querySelector('code') as HTMLElement, { subtree: true, characterData: true })
    await screen.rerender(<CodeBlock code={`${code}more`} />)
    await expect.poll(() => changed.length).toBe(1)
    expect(changed[0]?.nodeValue?.length).toBeLessThan(600)
    watch.disconnect()
  })

  it('lays out only nearby lines of a thousand, at the height of all', async () => {
    const code = Array.from({ length: 1000 }, (_, at) => `line ${at}`).join('\n')
    const skipped = new Set<EventTarget | null>()
    const listening = new AbortController()
    document.addEventListener(
      'contentvisibilityautostatechange',
      (event) => {
        if (Reflect.get(event, 'skipped')) skipped.add(event.target)
        else skipped.delete(event.target)
      },
      { signal: listening.signal },
    )
    await renderIn('en', <CodeBlock code={code} />)
    const blocks = document.querySelectorAll('code > span').length
    await expect.poll(() => skipped.size).toBeGreaterThan(blocks / 2)
    listening.abort()
    expect(document.querySelector('code')?.getBoundingClientRect().height).toBeCloseTo(1000 * 24, -2)
    expect(document.querySelector('code')?.textContent).toBe(code)
  })

  it.each(locales)('scrolls long lines inside itself, also by keyboard (%s)', async (locale) => {
    const screen = await renderIn(locale, narrow(long))
    const name = locale === 'ar' ? 'شيفرة بلغة TypeScript' : 'Code in TypeScript'
    const group = screen.getByRole('group', { name })
    await expect.element(group).toHaveAttribute('data-hidden-end')
    expect(group.element().scrollLeft).toBe(0)
    group.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => group.element().scrollLeft).toBeGreaterThan(0)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('is not a tab stop when everything fits', async () => {
    const screen = await renderIn('en', narrow('npm start'))
    await expect.element(screen.getByText('npm start')).toBeVisible()
    expect(screen.getByRole('group').elements()).toEqual([])
  })

  it('renders code of any kind as text', async () => {
    const screen = await renderIn(
      'en',
      <CodeBlock code={'<img src=x onerror=alert(1)>'} language="<b>html</b>" />,
    )
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('img, [data-slot="code-block"] b')).toBeNull()
  })

  describe('colors', () => {
    const highlight = vi.fn<HighlightCode>(async (source) =>
      source.split('\n').map((line) => line.split(/(?= )/).map((text) => ({ text, kind: 'keyword' }))),
    )

    it('code once it has stopped growing, and changes neither text nor height', async () => {
      const screen = await renderIn('en', <CodeBlock code="let a" language="ts" highlight={highlight} />)
      await screen.rerender(<CodeBlock code={'let a\nlet b'} language="ts" highlight={highlight} />)
      const pre = document.querySelector('pre') as HTMLElement
      const height = pre.offsetHeight
      await expect.poll(() => pre.querySelectorAll('[style]').length).toBe(4)
      expect(highlight).toHaveBeenCalledExactlyOnceWith('let a\nlet b', 'ts')
      expect(pre.textContent).toBe('let a\nlet b')
      expect(pre.offsetHeight).toBe(height)
      await screen.rerender(<CodeBlock code={'let a\nlet bc'} language="ts" highlight={highlight} />)
      expect(pre.querySelectorAll('[style]').length).toBe(2)
      expect(pre.textContent).toBe('let a\nlet bc')
    })

    it('nothing if the tokens are not the code, fail or are unknown', async () => {
      const wrong: HighlightCode = async () => [[{ text: 'other', kind: 'string' }]]
      const failing = vi.fn<HighlightCode>(async () => await Promise.reject(new Error('offline')))
      const unknown = vi.fn<HighlightCode>(async () => null)
      for (const each of [vi.fn(wrong), failing, unknown]) {
        const screen = await renderIn('en', <CodeBlock code="let a" language="ts" highlight={each} />)
        await expect.poll(() => each.mock.settledResults.length).toBe(1)
        expect(document.querySelector('pre')?.innerHTML).toContain('<code>let a</code>')
        await screen.unmount()
      }
    })
  })
})
