import { Lexer, Tokenizer, type MarkedToken, type Token, type Tokens, type TokensList } from 'marked'
import { continues, inPieces, isList } from './pieces.ts'

/** Deeper than anyone means it; each level costs a pass over what it holds. */
const mostLevels = 12
/** More than a paragraph of any language has; the parser's time grows with their square. */
const mostMarks = 500

const plain = (source: string): MarkedToken => ({ type: 'text', raw: source, text: source })

/** The parser, bounded: what is too deep or too full of marks to be meant stays as it was typed. */
class BoundedLexer extends Lexer {
  #level = 0

  override blockTokens(source: string, tokens?: Token[], clipped?: boolean): Token[]
  override blockTokens(source: string, tokens?: TokensList, clipped?: boolean): TokensList
  override blockTokens(source: string, tokens: Token[] = [], clipped?: boolean): Token[] {
    if (this.#level >= mostLevels) {
      tokens.push(plain(source))
      return tokens
    }
    this.#level += 1
    super.blockTokens(source, tokens, clipped)
    this.#level -= 1
    return tokens
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    const marks = source.match(/[*_~`[\]<!\\]/g)?.length ?? 0
    if (marks <= mostMarks) return super.inlineTokens(source, tokens)
    tokens.push(plain(source))
    return tokens
  }
}

/** Punctuation of Arabic and CJK texts, and quotation marks: an address that is not in brackets ends before them. */
const afterAddress = /[،؛؟«»“”„‹›…。、，！？：；「」『』（）]/u

/** The tokenizer, where GitHub's rules know only Latin punctuation. */
class BilingualTokenizer extends Tokenizer {
  override url(source: string): Tokens.Link | undefined {
    const link = super.url(source)
    const end = link?.raw.search(afterAddress) ?? -1
    return end === -1 ? link : super.url(source.slice(0, end))
  }

  /** Also finds bold that begins or ends between a letter and punctuation: `**ملاحظة:**هذا`, `**注意：**文`. */
  override emStrong(source: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    const emphasis = super.emStrong(source, masked, before)
    if (emphasis) return emphasis
    const raw = /^\*\*(?![\s*])[^*]*[^\s*]\*\*(?!\*)/u.exec(masked.slice(-source.length))?.[0]
    if (raw === undefined) return undefined
    const text = source.slice(2, raw.length - 2)
    return { type: 'strong', raw: source.slice(0, raw.length), text, tokens: this.lexer.inlineTokens(text) }
  }
}

/** Line breaks are kept, as people mean them in messages: addresses, verses, steps after `•` or `١.`. */
const createLexer = () => new BoundedLexer({ gfm: true, breaks: true, tokenizer: new BilingualTokenizer() })

const lex = (source: string): TokensList => createLexer().lex(source)

/** Blocks of a bounded length. */
function bounded(blocks: Token[], links: TokensList['links']): Token[] {
  const inline = (text: string) => {
    const lexer = createLexer()
    lexer.tokens.links = links
    return lexer.inlineTokens(text)
  }
  return blocks.flatMap((block) => inPieces(block, inline))
}

const lengthOf = (tokens: readonly { raw: string }[]): number =>
  tokens.reduce((sum, { raw }) => sum + raw.length, 0)

/**
 * The blocks of a text that begins with a list which has grown. All its items but the last two are kept as they are:
 * of these, the last may grow, and the one before says whether there are blank lines between items.
 */
function lexGrownList(source: string, known: Tokens.List): TokensList | undefined {
  const kept = known.items.slice(0, -2)
  const raw = kept.map((item) => item.raw).join('')
  if (raw === '' || !source.startsWith(raw)) return undefined
  const blocks = lex(source.slice(raw.length))
  const [rest] = blocks
  // Blank lines anywhere are said of every item.
  if (!isList(rest) || rest.ordered !== known.ordered || rest.loose !== known.loose) return undefined
  blocks[0] = { ...known, raw: raw + rest.raw, items: [...kept, ...rest.items] }
  return blocks
}

/** Whether a piece that was read without what is before it is what all of it would be. */
const goesOn = (open: Token, grown: Token): boolean =>
  isList(open) && isList(grown)
    ? open.ordered === grown.ordered && open.loose === grown.loose
    : open.type === grown.type

const partsOf = (token: Token): readonly Token[] =>
  isList(token) ? token.items : 'tokens' in token ? (token.tokens ?? []) : []

/** The same text may hold other parts: what follows says whether a list in a quotation is over. */
const isSame = (block: Token, known: Token): boolean =>
  block === known ||
  (block.type === known.type &&
    block.raw === known.raw &&
    continues(block) === continues(known) &&
    (!isList(block) || !isList(known) || (block.start === known.start && block.loose === known.loose)) &&
    partsOf(block).length === partsOf(known).length &&
    partsOf(block).every((part, at) => isSame(part, partsOf(known)[at] as Token)))

/** Text that may still grow, in blocks. Blocks that growth cannot touch any more stay the same objects. */
export class MarkdownReader {
  #source = ''
  #blocks: readonly Token[] = []
  /** It defines addresses of links, which any block may name. */
  #defines = false

  /**
   * The blocks of a text. While the text grows only its last block is read again, and of a list the last items,
   * unless it defines addresses of links, which may turn up anywhere.
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
    return bounded(blocks, blocks.links)
  }

  /**
   * Where the blocks begin that growth may touch. Lines without a blank one between them may all turn out to be another
   * block, as a table's second row makes its first one; a list goes on after blank lines.
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
      // The pieces of a long paragraph or list before this one stay.
      if (continues(block)) return from
    }
  }

  /** Keeps all blocks that are closed. */
  #readOn(source: string): readonly Token[] | undefined {
    const from = this.#openFrom()
    const kept = this.#blocks.slice(0, from)
    const grown = source.slice(lengthOf(kept))
    const open = this.#blocks[from]
    const blocks = (isList(open) && lexGrownList(grown, open)) || lex(grown)
    if (Object.keys(blocks.links).length > 0) return undefined
    if (open && continues(open)) {
      const [first] = blocks
      if (!first || !goesOn(open, first)) return undefined
      blocks[0] = { ...first, ...(isList(open) ? { start: open.start } : {}), continues: true } as Token
    }
    // What grew only behind itself stays the same object.
    const grew = bounded(blocks, {}).map((block, at) => {
      const known = this.#blocks[from + at]
      return known && isSame(block, known) ? known : block
    })
    return [...kept, ...grew]
  }
}
