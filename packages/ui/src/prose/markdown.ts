import { Lexer, type MarkedToken, type Token, type Tokens, type TokensList } from 'marked'

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

const lex = (source: string): TokensList => new BoundedLexer({ gfm: true }).lex(source)

const lengthOf = (tokens: readonly { raw: string }[]): number =>
  tokens.reduce((sum, { raw }) => sum + raw.length, 0)

const isList = (token: Token | undefined): token is Tokens.List => token?.type === 'list'

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
    const source = text.replaceAll(/\r\n?/g, '\n')
    if (source === this.#source) return this.#blocks
    const grows = !this.#defines && source.startsWith(this.#source)
    this.#blocks = (grows && this.#readOn(source)) || this.#readAll(source)
    this.#source = source
    return this.#blocks
  }

  #readAll(source: string): readonly Token[] {
    const blocks = lex(source)
    this.#defines = Object.keys(blocks.links).length > 0
    return [...blocks]
  }

  /** Where the blocks begin that growth may touch: what comes last may turn out to belong to the one before. */
  #openFrom(): number {
    const isBlock = ({ type }: Token) => type !== 'space'
    const last = Math.max(0, this.#blocks.findLastIndex(isBlock))
    const before = this.#blocks.slice(0, last).findLastIndex(isBlock)
    const block = this.#blocks[before]
    if (!block) return last
    const isApart = before < last - 1 || block.raw.endsWith('\n\n')
    return isApart && !isList(block) ? last : before
  }

  /** Keeps all blocks that are closed. */
  #readOn(source: string): readonly Token[] | undefined {
    const from = this.#openFrom()
    const kept = this.#blocks.slice(0, from)
    const grown = source.slice(lengthOf(kept))
    const open = this.#blocks[from]
    const blocks = (isList(open) && lexGrownList(grown, open)) || lex(grown)
    return Object.keys(blocks.links).length > 0 ? undefined : [...kept, ...blocks]
  }
}
