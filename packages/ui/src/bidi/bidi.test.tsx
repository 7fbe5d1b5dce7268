import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Bdi, Code, countStrongCharacters, getNumberFormat, Num, UserText } from './index.ts'

describeConformance(
  'Bdi',
  (props) => (
    <Bdi lang="fr" {...props}>
      Pétanque
    </Bdi>
  ),
  { slot: 'bdi' },
)
describeConformance('Num', (props) => <Num {...props}>1,280</Num>, { slot: 'num' })
describeConformance('Code', (props) => <Code {...props}>npm start</Code>, { slot: 'code' })
describeConformance('UserText', (props) => <UserText {...props}>لعبة رائعة</UserText>, { slot: 'user-text' })

describe('Bdi', () => {
  it('tags and isolates a title in another language', async () => {
    const screen = await renderIn('ar', <Bdi lang="en">Neon Drift!</Bdi>)
    const title = screen.getByText('Neon Drift!')
    await expect.element(title).toHaveAttribute('lang', 'en')
    await expect.element(title).toHaveAttribute('dir', 'ltr')
    expect(title.element().tagName).toBe('BDI')
  })

  it('renders a title in the page’s language plain, whatever the region', async () => {
    const screen = await renderIn('ar', <Bdi lang="ar-EG">سباق النيون</Bdi>)
    expect(screen.container.innerHTML).toBe('سباق النيون')
  })

  it('keeps its props when there is nothing to tag', async () => {
    const screen = await renderIn(
      'en',
      <Bdi lang="en" className="type-heading">
        Neon Drift
      </Bdi>,
    )
    const title = screen.getByText('Neon Drift')
    await expect.element(title).toHaveClass('type-heading')
    expect(title.element().hasAttribute('lang')).toBe(false)
  })

  it('keeps the punctuation of an English title in place in an Arabic line', async () => {
    const screen = await renderIn(
      'ar',
      <p>
        العب <Bdi lang="en">Go!</Bdi> الآن
      </p>,
    )
    const text = screen.getByText('Go!').element().firstChild
    const edge = (from: number) => {
      const range = document.createRange()
      range.setStart(text as Text, from)
      range.setEnd(text as Text, from + 1)
      return range.getBoundingClientRect().left
    }
    expect(edge(2)).toBeGreaterThan(edge(0))
  })
})

describe('Num', () => {
  it.each(locales)('renders a range left to right and in tabular digits (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <p>
        {locale === 'ar' ? 'الأعمار ' : 'Ages '}
        <Num>10-12</Num>
      </p>,
    )
    const range = screen.getByText('10-12').element()
    expect(getComputedStyle(range).direction).toBe('ltr')
    expect(getComputedStyle(range).fontVariantNumeric).toBe('tabular-nums')
  })
})

const getDirection = () => document.querySelector('[data-slot="user-text"]')?.getAttribute('dir')

describe('UserText', () => {
  it.each([
    ['most letters are Arabic, the first is Latin', 'en', 'C++ لغة برمجة قديمة', 'rtl'],
    ['most letters are Latin, the first is Arabic', 'ar', 'سلام, welcome to the arcade', 'ltr'],
    ['URLs do not count', 'en', 'https://example.com/a-very-long-path مرحبا', 'rtl'],
    ['email addresses do not count', 'en', 'a.very.long.name@example.com مرحبا', 'rtl'],
    ['code does not count', 'en', '`const score = 12` هذا هو السطر', 'rtl'],
    ['Hebrew counts as right to left', 'en', 'שלום לכולם', 'rtl'],
    ['no letters', 'ar', '123 !!', 'rtl'],
    ['no text yet', 'en', '', 'ltr'],
    ['as many letters of both directions', 'ar', 'ab اب', 'rtl'],
  ] as const)('chooses the direction: %s', async (_, locale, text, dir) => {
    await renderIn(locale, <UserText>{text}</UserText>)
    expect(getDirection()).toBe(dir)
  })

  it('keeps its direction while the text grows', async () => {
    const beginning = 'هذه إجابة طويلة بالعربية'
    const screen = await renderIn('en', <UserText>{beginning}</UserText>)
    expect(getDirection()).toBe('rtl')
    await screen.rerender(
      <UserText>{`${beginning} then a great deal of English text that outnumbers the Arabic`}</UserText>,
    )
    expect(getDirection()).toBe('rtl')
  })

  it('detects the direction again when the text is replaced', async () => {
    const screen = await renderIn('en', <UserText>هذه إجابة طويلة بالعربية</UserText>)
    await screen.rerender(<UserText>An English answer instead</UserText>)
    expect(getDirection()).toBe('ltr')
  })

  it('shows the rendered form in the direction of the text', async () => {
    const screen = await renderIn(
      'en',
      <UserText
        as="div"
        rendered={
          <>
            مرحبا <strong>بكم</strong>
          </>
        }
      >
        مرحبا **بكم**
      </UserText>,
    )
    expect(getDirection()).toBe('rtl')
    await expect.element(screen.getByText('بكم', { exact: true })).toBeVisible()
    expect(screen.getByText('**').elements()).toEqual([])
  })
})

/** Returns the text in visual order, from left to right. */
function seen(slot: string): string {
  const root = document.querySelector(`[data-slot="${slot}"]`)
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
  const letters: { at: number; letter: string }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (let index = 0; index < text.length; index += 1) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { left, right } = range.getBoundingClientRect()
      letters.push({ at: (left + right) / 2, letter: text.charAt(index) })
    }
  }
  return letters
    .toSorted((a, b) => a.at - b.at)
    .map(({ letter }) => letter)
    .join('')
}

describe('symbols at the edge of a word in UserText', () => {
  it.each([
    ['at the end of the line', 'أتعلّم لغة C++', 'C++'],
    ['before a full stop', 'جرّبتها بلغة C#.', 'C#'],
    ['in brackets', 'لغة قديمة (C++) لكنها سريعة', 'C++'],
    ['at the beginning of the word', 'شكرًا لصاحب اللعبة @noor', '@noor'],
    ['on both sides', 'استدعِ الدالة main()', 'main()'],
    ['an option', 'أعد التشغيل مع --reset', '--reset'],
    ['a country code', 'رمز الاتصال هو +971', '+971'],
    ['a minus', 'نتيجتي الآن -5', '-5'],
    ['an address', 'كل شيء هنا https://example.com/', 'https://example.com/'],
  ])('keeps the symbols in place: %s', async (_, text, shown) => {
    await renderIn('ar', <UserText as="p">{text}</UserText>)
    expect(getDirection()).toBe('rtl')
    expect(seen('user-text')).toContain(shown)
  })

  it('isolates an Arabic word in an English line', async () => {
    await renderIn('en', <UserText as="p">Everyone here says #لعبة</UserText>)
    const word = document.querySelector('bdi[dir="rtl"]')
    expect(word?.textContent).toBe('#لعبة')
    expect(seen('user-text').at(-1)).toBe('#')
  })

  it.each([
    ['punctuation and brackets of the sentence', 'ar', 'أحب لعبة Neon Drift (كثيرًا)! هل جرّبت Turbo?'],
    ['a dash at the start of a list line', 'ar', '-Drift هي الأفضل عندي'],
    ['words in the line’s direction', 'en', 'I write C++ and C# here'],
    ['symbols without letters', 'ar', 'مرحى :) !!! ***'],
    ['words of mixed scripts', 'ar', 'العبارة كلها سي/C+ كما ترى'],
  ] as const)('isolates nothing else: %s', async (_, locale, text) => {
    await renderIn(locale, <UserText as="p">{text}</UserText>)
    expect(document.querySelector('[data-slot="user-text"]')?.innerHTML).toBe(text)
  })

  it('leaves the copied text unchanged, however hostile', async () => {
    const text = `لغة C++ ${')'.repeat(20_000)} و${'+'.repeat(20_000)}x`
    await renderIn('ar', <UserText as="p">{text}</UserText>)
    expect(document.querySelector('[data-slot="user-text"]')?.textContent).toBe(text)
  })
})

describe('Code', () => {
  it.each(locales)('keeps its order in a line of either direction (%s)', async (locale) => {
    await renderIn(
      locale,
      <p>
        {locale === 'ar' ? 'نفّذ الأمر ' : 'Run '}
        <Code>npm start -- --open</Code>
      </p>,
    )
    expect(seen('code')).toBe('npm start -- --open')
  })

  it('wraps code that is too long for its line', async () => {
    const screen = await renderIn(
      'ar',
      <p style={{ width: '160px' }}>
        المفتاح هو <Code>{'0123456789abcdef'.repeat(4)}</Code>
      </p>,
    )
    const line = screen.container.querySelector('p') as Element
    expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
  })
})

describe('countStrongCharacters', () => {
  it('counts letters, not digits, marks or symbols', () => {
    expect(countStrongCharacters('مُحَمَّد 12, ok!')).toEqual({ rtl: 4, ltr: 2 })
  })
})

describe('UserText with lines', () => {
  const names = { en: 'تسجيل_اجتماع_الفريق_الأسبوعي_الطويل.mp3', ar: 'quarterly-planning-recording-final.mp3' }
  const edges = (text: Element, from: number) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const node = walker.nextNode() as Text
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, from + 1)
    return range.getBoundingClientRect()
  }

  it.each(locales.flatMap((locale) => ([1, 2, 3] as const).map((lines) => [locale, lines] as const)))(
    'keeps the beginning of a long name in the other direction (%s, %s)',
    async (locale, lines) => {
      const screen = await renderIn(
        locale,
        <h2 style={{ inlineSize: '90px' }}>
          <UserText lines={lines} data-testid="name">
            {names[locale]}
          </UserText>
        </h2>,
      )
      const name = screen.getByTestId('name').element()
      const box = name.getBoundingClientRect()
      const first = edges(name, 0)
      expect(first.left).toBeGreaterThanOrEqual(box.left - 1)
      expect(first.right).toBeLessThanOrEqual(box.right + 1)
      expect(name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight).toBe(true)
    },
  )

  it.each(locales)('keeps a short name at the inline start (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <h2 data-testid="box">
        <UserText lines={1} data-testid="name">
          {locale === 'ar' ? 'a.mp3' : 'سلام'}
        </UserText>
      </h2>,
    )
    const side = locale === 'ar' ? 'right' : 'left'
    const [box, name] = ['box', 'name'].map((id) => screen.getByTestId(id).element().getBoundingClientRect())
    expect(name?.[side]).toBe(box?.[side])
  })
})

describe('getNumberFormat', () => {
  it('creates the format of a language and options once', () => {
    const oneDecimal = { minimumFractionDigits: 1 }
    const format = getNumberFormat('ar-EG', oneDecimal)
    expect(getNumberFormat('ar-EG', { ...oneDecimal })).toBe(format)
    expect(format.format(1234)).toBe('1,234.0')
    expect(getNumberFormat('ar-EG').format(1234)).toBe('1,234')
    expect(getNumberFormat('de', oneDecimal).format(1234)).toBe('1.234,0')
  })
})
