import type { CodeToken } from '@saha/ui/code-block'
import { createHighlighterCoreSync, type LanguageInput, type ThemeRegistration } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

type Kind = NonNullable<CodeToken['kind']>

/** Scopes of each kind of token. The theme gives each kind a color, from which the kind is read back. */
const scopes: Readonly<Record<Kind, readonly string[]>> = {
  comment: ['comment', 'punctuation.definition.comment', 'markup.deleted'],
  keyword: ['keyword', 'storage', 'entity.name.tag', 'variable.language'],
  string: ['string', 'punctuation.definition.string', 'markup.inserted'],
  number: ['constant', 'support.constant'],
  function: ['entity.name.function', 'support.function', 'entity.other.attribute-name'],
  type: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class'],
}
const kinds = Object.keys(scopes) as readonly Kind[]
const getColor = (index: number) => `#00000${index + 1}`

const theme: ThemeRegistration = {
  name: 'kinds',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    ...kinds.map((kind, index) => ({
      scope: [...scopes[kind]],
      settings: { foreground: getColor(index) },
    })),
    // Operators are punctuation to a reader.
    { scope: ['keyword.operator', 'storage.type.function.arrow'], settings: { foreground: '#000000' } },
  ],
}

const kindOfColor = new Map(kinds.map((kind, index) => [getColor(index), kind]))

/** `forgiving` leaves out the patterns of a grammar that the engine of a browser cannot run. */
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
})

/** In milliseconds per line; the rest of a line stays plain. */
const tokenizeTimeLimit = 500
/** In characters. Longer lines stay plain. */
const tokenizeMaxLineLength = 2000

/** A line of most languages, whose tokens compile the patterns that lines begin with. */
const sample = 'const x = (y) => y.z("a") + 1 // c'

/** Adds a language. Its patterns compile without a limit, because that can take longer than a line may. */
function addLanguage(language: string, grammar: LanguageInput): void {
  if (highlighter.getLoadedLanguages().includes(language)) return
  highlighter.loadLanguageSync(grammar as Parameters<typeof highlighter.loadLanguageSync>[0])
  highlighter.codeToTokens(sample, { lang: language, theme: 'kinds', tokenizeTimeLimit: 0 })
}

/** Returns the tokens of each line of code. */
export function tokenizeCode(
  code: string,
  language: string,
  grammar: LanguageInput,
): readonly (readonly CodeToken[])[] {
  addLanguage(language, grammar)
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language,
    theme: 'kinds',
    tokenizeTimeLimit,
    tokenizeMaxLineLength,
  })
  return tokens.map((line) =>
    line.map(({ content, color = '' }) => {
      const kind = kindOfColor.get(color.toLowerCase())
      return kind ? { text: content, kind } : { text: content }
    }),
  )
}
