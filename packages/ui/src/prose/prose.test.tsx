import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { answers, hostile } from './prose.samples.ts'
import { Prose } from './prose.tsx'

describeConformance('Prose', (props) => <Prose text={answers.en} {...props} />, { slot: 'prose' })
describeConformance(
  'Prose of elements',
  (props) => (
    <Prose {...props}>
      <p>Play fair.</p>
    </Prose>
  ),
  { slot: 'prose' },
)

const root = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="prose"]')
  if (!found) throw new Error('The text is not there.')
  return found
}
const block = (selector: string) => root().querySelector<HTMLElement>(selector)
const links = () => [...root().querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('Prose', () => {
  it('renders Markdown blocks at the heading level', async () => {
    const screen = await renderIn('en', <Prose text={answers.en} headingLevel={2} />)
    await expect.element(screen.getByRole('heading', { level: 2, name: /How to take a bend/ })).toBeVisible()
    await expect.element(screen.getByRole('columnheader', { name: 'Best time' })).toBeVisible()
    await expect.element(screen.getByRole('blockquote')).toHaveTextContent('Slow in, fast out.')
    expect(block('ol')?.querySelectorAll(':scope > li')).toHaveLength(3)
    expect(block('pre')?.textContent).toBe('const grip = rain ? 0.6 : 1')
    await expect.element(screen.getByText('Not done')).toBeInTheDocument()
    expect(screen.getByRole('checkbox').elements()).toEqual([])
  })

  it('never skips a heading level, also in blockquotes and lists', async () => {
    await renderIn('en', <Prose text={'## One\n#### Two\n> ##### Three\n\n- # Four\n\n# Five'} />)
    const seen = [...root().querySelectorAll('h1,h2,h3,h4,h5,h6')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    )
    expect(seen).toEqual(['H3 One', 'H4 Two', 'H5 Three', 'H5 Four', 'H3 Five'])
  })

  it('starts list numbering at the given number, and decodes entities', async () => {
    const screen = await renderIn('en', <Prose text={'7. a &lt; b\n8. `&lt;`\n9. \\*c\\* AT&T'} />)
    expect(block('ol')?.getAttribute('start')).toBe('7')
    await expect.element(screen.getByText('a < b')).toBeVisible()
    await expect.element(screen.getByText('&lt;', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('*c* AT&T')).toBeVisible()
  })

  it('breaks the line for `<br>`, but shows other tags', async () => {
    await renderIn('en', <Prose text={'| a |\n|---|\n| one<br>two<BR/>three <b>four</b> |'} />)
    expect(block('td')?.querySelectorAll('br')).toHaveLength(2)
    expect(block('td')?.textContent).toBe('onetwothree <b>four</b>')
  })
})

describe('Prose with untrusted text', () => {
  it('shows tags as text', async () => {
    await renderIn('en', <Prose text={hostile} />)
    expect(root().querySelector('script, img, iframe, [onerror], [style*="url"]')).toBeNull()
    expect(root().textContent).toContain('<script>alert(1)</script>')
    expect(root().textContent).toContain('onerror="alert(1)"')
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](JAVASCRIPT&colon;alert(1))',
    '[a](javascript&#58;alert(1))',
    '[a](&#x6A;avascript:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '![a](data:image/svg+xml,<svg onload=alert(1)>)',
    '[a](vbscript:msgbox)',
    '[a](http://example.com)',
    '[a](//example.com)',
    '[a](#/en/admin)',
    'www.example.com',
    '<a href="https://evil.example">a</a>',
    '[a](https://good.example@evil.example)',
  ])('does not link %j', async (text) => {
    await renderIn('en', <Prose text={text} />)
    expect(links()).toEqual([])
    expect(root().textContent).not.toBe('')
  })

  it.each([
    ['[the bank](https://evil.example/login)', 'https://evil.example/login', '(evil.example)'],
    ['[https://good.example](https://evil.example)', 'https://evil.example/', '(evil.example)'],
    [
      '[good.example](https://good.example.evil.example)',
      'https://good.example.evil.example/',
      '(good.example.evil.example)',
    ],
    ['[exаmple.com](https://exаmple.com)', 'https://xn--exmple-4nf.com/', '(xn--exmple-4nf.com)'],
    ['[write to us](mailto:a@b.example?bcc=c@d.example)', 'mailto:a@b.example', '(a@b.example)'],
    ['![the map](https://tracker.example/p.png)', 'https://tracker.example/p.png', '(tracker.example)'],
    ['[![alt](https://tracker.example/p.png)](https://a.example)', 'https://a.example/', '(a.example)'],
  ])('shows the destination of %s', async (text, href, place) => {
    const screen = await renderIn('ar', <Prose text={text} />)
    expect(links()).toContain(href)
    await expect.element(screen.getByText(place)).toBeVisible()
    expect(getComputedStyle(screen.getByText(place).element()).direction).toBe('ltr')
    expect(root().querySelector('img')).toBeNull()
  })

  it.each(['👩‍👩‍👧‍👦', '𞤀', 'بّ'])('never splits %s in a long text without spaces', async (character) => {
    const text = `a${character.repeat(3000)}`
    const screen = await renderIn('en', <Prose text={text} />)
    const texts = Array.from(
      screen.container.querySelectorAll('span:not(:has(span))'),
      (span) => span.textContent,
    )
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.join('')).toBe(text)
    for (const part of texts.slice(1)) expect(part.startsWith(character)).toBe(true)
  })

  it('renders a linked image as one link', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await renderIn('en', <Prose text="[![A map](https://b.example/p.png)](https://a.example)" />)
    expect(links()).toEqual(['https://a.example/'])
    expect(root().textContent).toMatch(/^\W*A map/)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('separates link text and destination in both directions', async () => {
    await renderIn('ar', <Prose text="[دليل السائقين](https://example.com)" />)
    const place = block('bdi[dir="ltr"]')
    const words = place?.parentElement?.querySelector('bdi')?.getBoundingClientRect()
    expect((words?.left ?? 0) - (place?.getBoundingClientRect().right ?? 0)).toBeGreaterThan(2)
  })

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['<https://example.com>', 'https://example.com/'],
    ['[example.com](https://example.com)', 'https://example.com/'],
    ['help@example.com', 'mailto:help@example.com'],
  ])('does not repeat the destination: %s', async (text, href) => {
    await renderIn('en', <Prose text={text} />)
    expect(links()).toEqual([href])
    expect(root().textContent).not.toMatch(/\((?:help@)?example\.com\)/)
  })

  it('sets `rel` to hide the referrer and to deny ranking', async () => {
    await renderIn('en', <Prose text="[a](https://example.com)" />)
    expect(block('a')?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
    expect(block('a')?.getAttribute('target')).toBe('_blank')
  })
})

describe.each(locales)('Prose in both directions (%s)', (locale) => {
  const direction = (element: Element | null) => element && getComputedStyle(element).direction

  it('gives each block its own direction', async () => {
    await renderIn(
      locale,
      <Prose
        text={
          '# An English heading\n\nفقرة عربية فيها Neon Drift و `code`.\n\n- بند أول\n- an item of the list\n\n```\nx = 1\n```\n\n| اسم | نتيجة |\n|---|---|\n| نور | 12 |'
        }
      />,
    )
    expect(direction(block('h3'))).toBe('ltr')
    expect(direction(block('p'))).toBe('rtl')
    expect(direction(block('p code'))).toBe('ltr')
    expect(direction(block('pre'))).toBe('ltr')
    expect(direction(block('table'))).toBe('rtl')
    expect(direction(block('ul'))).toBe('ltr')
    expect(direction(block('li:first-child bdi'))).toBe('rtl')
  })

  it('keeps the items of a list on one side', async () => {
    await renderIn(locale, <Prose text={'- بند أول طويل\n- second\n- بند ثالث طويل'} />)
    const [first, second] = [...root().querySelectorAll('li')].map((item) => {
      const range = document.createRange()
      range.selectNodeContents(item)
      return range.getBoundingClientRect().right
    })
    expect(direction(block('ul'))).toBe('rtl')
    expect(Math.abs((first ?? 0) - (second ?? 99))).toBeLessThanOrEqual(1)
  })

  it('never changes direction while it grows, and keeps finished blocks', async () => {
    const beginning = 'هذه إجابة طويلة بالعربية عن Neon Drift.\n\nThe second paragraph is in English'
    const screen = await renderIn(locale, <Prose text={beginning} />)
    const [first, second] = root().querySelectorAll('p')
    expect([direction(first ?? null), direction(second ?? null)]).toEqual(['rtl', 'ltr'])
    await screen.rerender(
      <Prose text={`${beginning}, ثم تنتقل إلى العربية وتطول كثيرًا حتى تغلب عليها الحروف العربية`} />,
    )
    expect([...root().querySelectorAll('p')]).toEqual([first, second])
    expect(direction(second ?? null)).toBe('ltr')
  })

  it('scrolls a wide table in its own container', async () => {
    const cells = (of: string) => `|${` ${of} |`.repeat(20)}`
    await renderIn(locale, <Prose text={`${cells('header')}\n${cells('---')}\n${cells('value')}`} />)
    await expect.poll(() => block('[data-slot="scroll-region"]')?.tabIndex).toBe(0)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  it('places notes after their passages in any block', async () => {
    const text = '- **Tea** from `Fez`\n- [Mint](https://a.example/mint)\n\n> Sugar &amp; more'
    const ends = ['Tea', 'Fe', 'Min', 'more'].map((words) => text.indexOf(words) + words.length)
    const notes = ends.map((at, index) => ({ at, note: <a href={`#${index}`}>{index}</a> }))
    const screen = await renderIn('en', <Prose text={text} notes={notes} />)
    await expect.element(screen.getByRole('blockquote')).toHaveTextContent('Sugar & more3')
    const items = [...root().querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(items).toEqual(['Tea0 from Fez1', expect.stringMatching(/^Mint \(a\.example\).*2$/s)])
    expect(root().querySelectorAll('strong a, code a, a a')).toHaveLength(0)
  })

  it('applies `renderText` in any block, except to code, links and URLs', async () => {
    const text =
      '## At 0:01\n\n- **0:02** or `0:03`\n- [0:04](https://a.example/) https://a.example/0:05\n\n| 0:06 |\n| --- |\n| a |\n\n```\n0:07\n```'
    const renderText = (words: string) =>
      words.split(/(\d:\d\d)/).map((part) => (/\d/.test(part) ? <mark key={part}>{part}</mark> : part))
    const notes = [{ at: text.indexOf(' or'), note: <sup>1</sup> }]
    await renderIn('en', <Prose text={text} notes={notes} renderText={renderText} />)
    const drawn = [...root().querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(drawn).toEqual(['0:01', '0:02', '0:06'])
    expect(block('li')?.textContent).toBe('0:021 or 0:03')
  })

  it('keeps finished elements while a list or paragraph grows', async () => {
    const list = Array.from({ length: 40 }, (_, at) => `- item ${at}`).join('\n')
    const paragraph = 'many words and no end '.repeat(400)
    for (const text of [list, paragraph]) {
      const screen = await renderIn(locale, <Prose text={text} />)
      const changed: MutationRecord[] = []
      const watch = new MutationObserver((records) => changed.push(...records))
      watch.observe(root(), { subtree: true, childList: true, characterData: true })
      await screen.rerender(<Prose text={`${text} that grows`} />)
      await expect.poll(() => root().textContent?.endsWith('that grows')).toBe(true)
      const length = changed.reduce((sum, { target }) => sum + (target.textContent?.length ?? 0), 0)
      expect(length).toBeLessThan(2100)
      watch.disconnect()
      await screen.unmount()
    }
  })
})
