import { Hooks, Lexer, Tokenizer, type MarkedToken, type Token, type Tokens, type TokensList } from 'marked'
import { continues, splitIntoChunks, isList } from './chunks.ts'
import { formulaExtensions, maskFormulas } from './formulas.ts'

/** Maximum nesting depth. Each level costs another pass over its content. */
const maxDepth = 12
/** Maximum number of marks in a paragraph. Parse time grows with their square. */
const maxMarks = 500

const toPlainText = (source: string): MarkedToken => ({ type: 'text', raw: source, text: source })

/** A lexer with limits: content beyond them stays plain text. */
class BoundedLexer extends Lexer {
  #level = 0

  override blockTokens(source: string, tokens?: Token[], clipped?: boolean): Token[]
  override blockTokens(source: string, tokens?: TokensList, clipped?: boolean): TokensList
  override blockTokens(source: string, tokens: Token[] = [], clipped?: boolean): Token[] {
    if (this.#level >= maxDepth) {
      tokens.push(toPlainText(source))
      return tokens
    }
    this.#level += 1
    super.blockTokens(source, tokens, clipped)
    this.#level -= 1
    return tokens
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    const marks = source.match(/[*_~`[\]<!\\]/g)?.length ?? 0
    if (marks <= maxMarks) return super.inlineTokens(source, tokens)
    tokens.push(toPlainText(source))
    return tokens
  }
}

/** Quotation marks, and Arabic and CJK punctuation. A bare URL ends before them. */
const afterAddress = /[،؛؟«»“”„‹›…。、，！？：；「」『』（）]/u

/** Extends GitHub's rules, which handle only Latin punctuation. */
class BilingualTokenizer extends Tokenizer {
  override url(source: string): Tokens.Link | undefined {
    const link = super.url(source)
    const end = link?.raw.search(afterAddress) ?? -1
    return end === -1 ? link : super.url(source.slice(0, end))
  }

  /** Also matches bold that begins or ends between a letter and punctuation: `**ملاحظة:**هذا`, `**注意：**文`. */
  override emStrong(source: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    const emphasis = super.emStrong(source, masked, before)
    if (emphasis) return emphasis
    const raw = /^\*\*(?![\s*])[^*]*[^\s*]\*\*(?!\*)/u.exec(masked.slice(-source.length))?.[0]
    if (raw === undefined) return undefined
    const text = source.slice(2, raw.length - 2)
    return { type: 'strong', raw: source.slice(0, raw.length), text, tokens: this.lexer.inlineTokens(text) }
  }
}

/** Keeps the `*` and `_` of formulas from being emphasis. */
class FormulaHooks extends Hooks {
  override emStrongMask(source: string): string {
    return maskFormulas(source, 'a')
  }
}

/** `breaks` keeps single line breaks, which messages use for addresses, verses, and steps after `•` or `١.`. */
const createLexer = () =>
  new BoundedLexer({
    gfm: true,
    breaks: true,
    tokenizer: new BilingualTokenizer(),
    extensions: formulaExtensions,
    hooks: new FormulaHooks(),
  })

const lex = (source: string): TokensList => createLexer().lex(source)

/** Splits long blocks into chunks. */
function splitBlocks(blocks: Token[], links: TokensList['links']): Token[] {
  const inline = (text: string) => {
    const lexer = createLexer()
    lexer.tokens.links = links
    return lexer.inlineTokens(text)
  }
  return blocks.flatMap((block) => splitIntoChunks(block, inline))
}

const sumLength = (tokens: readonly { raw: string }[]): number =>
  tokens.reduce((sum, { raw }) => sum + raw.length, 0)

/**
 * Lexes a text that starts with a longer version of a known list. Reuses all items except the last two: the last may
 * grow, and the one before determines whether the list is loose.
 */
function lexGrownList(source: string, known: Tokens.List): TokensList | undefined {
  const kept = known.items.slice(0, -2)
  const raw = kept.map((item) => item.raw).join('')
  if (raw === '' || !source.startsWith(raw)) return undefined
  const blocks = lex(source.slice(raw.length))
  const [rest] = blocks
  // One blank line makes the whole list loose.
  if (!isList(rest) || rest.ordered !== known.ordered || rest.loose !== known.loose) return undefined
  blocks[0] = { ...known, raw: raw + rest.raw, items: [...kept, ...rest.items] }
  return blocks
}

/** Returns true if a chunk lexed on its own has the same type as in the whole text. */
const isContinuation = (open: Token, grown: Token): boolean =>
  isList(open) && isList(grown)
    ? open.ordered === grown.ordered && open.loose === grown.loose
    : open.type === grown.type

const getParts = (token: Token): readonly Token[] =>
  isList(token) ? token.items : 'tokens' in token ? (token.tokens ?? []) : []

/** Compares parts too: in a blockquote, later text decides whether a list has ended. */
const isSame = (block: Token, known: Token): boolean =>
  block === known ||
  (block.type === known.type &&
    block.raw === known.raw &&
    continues(block) === continues(known) &&
    (!isList(block) || !isList(known) || (block.start === known.start && block.loose === known.loose)) &&
    getParts(block).length === getParts(known).length &&
    getParts(block).every((part, at) => isSame(part, getParts(known)[at] as Token)))

/** Incremental Markdown parser for streamed text. Blocks that can no longer change keep their identity. */
export class MarkdownReader {
  #source = ''
  #blocks: readonly Token[] = []
  /** True if the text defines link references, which any block may use. */
  #defines = false

  /**
   * Returns the blocks of a text. For appended text it lexes only the last block (of a list, the last items), unless
   * the text defines link references.
   */
  read(text: string): readonly Token[] {
    const source = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
    if (source === this.#source) return this.#blocks
    const grows = !this.#defines && source.startsWith(this.#source)
    this.#blocks = (grows && this.#readOn(source)) || this.#readAll(source)
    this.#source = source
    return this.#blocks
  }

  #readAll(source: string): readonly Token[] {
    const blocks = lex(source)
    this.#defines = Object.keys(blocks.links).length > 0
    return splitBlocks(blocks, blocks.links)
  }

  /**
   * Returns the index of the first block that appended text can change. Adjacent lines may still merge, as a second
   * row turns the first into a table; lists continue across blank lines.
   */
  #openFrom(): number {
    const blockBefore = (end: number) =>
      this.#blocks.slice(0, end).findLastIndex(({ type }) => type !== 'space')
    let from = Math.max(0, blockBefore(this.#blocks.length))
    for (;;) {
      const before = blockBefore(from)
      const block = this.#blocks[before]
      if (!block) return from
      const isApart = before < from - 1 || block.raw.endsWith('\n\n')
      if (isApart && !isList(block)) return from
      from = before
      // Earlier chunks of a long paragraph or list cannot change.
      if (continues(block)) return from
    }
  }

  /** Lexes appended text and keeps the closed blocks. Returns undefined if everything must be lexed again. */
  #readOn(source: string): readonly Token[] | undefined {
    const from = this.#openFrom()
    const kept = this.#blocks.slice(0, from)
    const grown = source.slice(sumLength(kept))
    const open = this.#blocks[from]
    const blocks = (isList(open) && lexGrownList(grown, open)) || lex(grown)
    if (Object.keys(blocks.links).length > 0) return undefined
    if (open && continues(open)) {
      const [first] = blocks
      if (!first || !isContinuation(open, first)) return undefined
      blocks[0] = { ...first, ...(isList(open) ? { start: open.start } : {}), continues: true } as Token
    }
    // Keeps the identity of blocks that did not change.
    const updated = splitBlocks(blocks, {}).map((block, at) => {
      const known = this.#blocks[from + at]
      return known && isSame(block, known) ? known : block
    })
    return [...kept, ...updated]
  }
}
