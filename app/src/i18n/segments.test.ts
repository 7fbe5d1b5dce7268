import { afterEach, describe, expect, it, vi } from 'vitest'

const texts = [
  '',
  'Hello there. How are you? Fine, at 3.14!',
  'مرحبا بك. كيف حالك؟ بخير.',
  'こんにちは。元気ですか？はい',
  "line\nline don't\0 stop",
  '👩‍👩‍👧‍👦🇯🇴👍🏽',
  '\ud83d a \udc00',
  'e\u0301'.repeat(40),
]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe.each(['with Intl.Segmenter', 'without Intl.Segmenter'])('%s', (browser) => {
  const loadSegments = async () => {
    if (browser.startsWith('without')) vi.stubGlobal('Intl', {})
    // The module caches segmenters between tests.
    return (await import('./segments.ts')).segments
  }

  it.each(texts)('splits %j without losing characters', async (text) => {
    const segments = await loadSegments()
    for (const granularity of ['grapheme', 'word', 'sentence'] as const) {
      const parts = segments(text, granularity)
      expect(parts.join('')).toBe(text)
      if (text.isWellFormed()) expect(parts.every((part) => part.isWellFormed())).toBe(true)
    }
  })

  it('finds sentences, words and characters', async () => {
    const segments = await loadSegments()
    expect(segments('Hello there. How are you? Fine, at 3.14!', 'sentence')).toHaveLength(3)
    expect(segments('مرحبا بك. كيف حالك؟ بخير.', 'sentence')).toHaveLength(3)
    expect(segments('こんにちは。元気ですか？はい', 'sentence')).toHaveLength(3)
    expect(segments("don't stop", 'word')).toEqual(["don't", ' ', 'stop'])
    expect(segments('👩‍👩‍👧‍👦🇯🇴👍🏽e\u0301', 'grapheme')).toHaveLength(4)
  })
})
