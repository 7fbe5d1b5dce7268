import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }
const flatten = (tree: Tree, path = ''): [key: string, message: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  )

/** Message files of one language, by path without the language. */
const messagesIn = (files: Record<string, Tree>) =>
  new Map(Object.entries(files).flatMap(([path, tree]) => flatten(tree, `${path.replace(/\w+\.ts$/, '')} `)))
const messages = {
  en: messagesIn(import.meta.glob('./**/en.ts', { eager: true, import: 'default' })),
  ar: messagesIn(import.meta.glob('./**/ar.ts', { eager: true, import: 'default' })),
}
/** Variables and tags of a message, sorted. */
const variables = (message: string) =>
  new Set([...message.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, variable, tag]) => variable ?? tag))

describe('messages', () => {
  it('have the same keys in both languages', () => {
    expect([...messages.ar.keys()].sort()).toEqual([...messages.en.keys()].sort())
  })

  it('take the same variables and tags in both languages', () => {
    for (const [key, message] of messages.en)
      expect(variables(messages.ar.get(key) ?? ''), key).toEqual(variables(message))
  })

  it('claim over 10,000 games in the hero alone', () => {
    for (const language of [messages.en, messages.ar])
      expect([...language].filter(([, message]) => message.includes('10,000')).map(([key]) => key)).toEqual([
        './ home.lead',
      ])
  })

  it('are each asked for by name', () => {
    const sources: Record<string, string> = import.meta.glob(
      ['../../**/*.{ts,tsx}', '!./**', '!../../**/*.test.*'],
      { eager: true, query: '?raw', import: 'default' },
    )
    const named = new Set(Object.values(sources).join('\n').match(/\w+/g))
    const keys = [...messages.en.keys()]
    // Failures have names in parts, `microphone-lost`; a hint belongs to the message it explains.
    const nameOf = (key: string) => key.replace(/^.*[ .-]/, '').replace(/Hint$/, '')
    expect(keys.filter((key) => !named.has(nameOf(key)))).toEqual([])
  })

  it.each(['en', 'ar'] as const)('are well-formed ICU (%s)', (locale) => {
    for (const message of messages[locale].values()) expect(() => compile(message)).not.toThrow()
  })

  it('write out every plural form that the language has', () => {
    for (const locale of ['en', 'ar'] as const) {
      for (const [counts, type] of [
        [', plural,', 'cardinal'],
        [', selectordinal,', 'ordinal'],
      ] as const) {
        const forms = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
        const counting = [...messages[locale]].filter(([, message]) => message.includes(counts))
        expect(counting).not.toEqual([])
        for (const [key, message] of counting)
          for (const form of forms) expect(message, `${locale} ${key}`).toContain(`${form} {`)
      }
    }
  })

  it('say the product’s error and empty states letter for letter', () => {
    const promised = [
      'Failed to sign in. Please check your credentials.',
      'Failed to sign up. This email may already be in use.',
      'Password must be at least 8 characters long.',
      'You must be logged in to rate games.',
      'You must be logged in to submit a high score.',
      'Please login to rate this game.',
      'No games found.',
      'No high scores yet. Be the first!',
      'No articles found yet. Check back soon!',
      'An error occurred while analyzing the query.',
      'Failed to generate image. Please try again.',
      'Failed to edit image. Please try again.',
      'Failed to transcribe audio. Please try again.',
      'Could not access the microphone. Please grant permission and try again.',
      'Failed to analyze video. The model may not support this file type or size.',
      'File is too large. Please select a video under 20MB.',
    ]
    const said = new Set<string>(messages.en.values())
    expect(promised.filter((sentence) => !said.has(sentence))).toEqual([])
    const openings = [
      /^Failed to load your favorites\. Please check .* collection permissions and IDs\.$/,
      /^Failed to add game to favorites\. Please try again/,
      /^Failed to remove game from favorites/,
      /^Failed to fetch high scores/,
    ]
    for (const opening of openings)
      expect(
        [...said].some((sentence) => opening.test(sentence)),
        String(opening),
      ).toBe(true)
  })

  it('promise no start time of a game, which depends on phone and network', () => {
    for (const locale of ['en', 'ar'] as const) {
      for (const [key, message] of messages[locale])
        expect(message, key).not.toMatch(
          /\b(?:in (?:a|one) (?:second|moment)|instant(?:ly)?)\b|في (?:ثانية|لحظة|ثوانٍ)/i,
        )
    }
  })

  it('write Arabic in Arabic, with Latin digits', () => {
    for (const [key, message] of messages.ar) {
      const prose = message.replaceAll(
        /\{[^{}]*\}|\{\w+, (?:plural|selectordinal),|<\/?\w+>|\b(?:zero|one|two|few|many|other)\b/g,
        '',
      )
      expect(prose, key).not.toMatch(/[٠-٩۰-۹]/)
      if (/\p{Script=Latin}/u.test(prose)) expect(prose, key).toMatch(/name@example\.com|Web Workers/)
    }
  })
})
