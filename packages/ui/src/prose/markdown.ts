import { Lexer, type MarkedToken, type Token, type TokensList } from 'marked'

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
    const marks = source.match(/[*_~`[\]<!]/g)?.length ?? 0
    if (marks <= mostMarks) return super.inlineTokens(source, tokens)
    tokens.push(plain(source))
    return tokens
  }
}

const lex = (source: string): Token[] => [...new BoundedLexer({ gfm: true }).lex(source)]

const definition = /^ {0,3}\[[^\]]+\]:/m

/** Text that may still grow, in blocks. Blocks that growth cannot touch any more stay the same objects. */
export class MarkdownReader {
  #source = ''
  #blocks: readonly Token[] = []

  /**
   * The blocks of a text. While the text grows only its last block is read again, unless it defines addresses
   * of links, which may turn up anywhere.
   */
  read(text: string): readonly Token[] {
    const source = text.replaceAll(/\r\n?/g, '\n')
    if (source === this.#source) return this.#blocks
    const kept = source.startsWith(this.#source) && !definition.test(source) ? this.#closed() : []
    const length = kept.reduce((sum, { raw }) => sum + raw.length, 0)
    this.#blocks = [...kept, ...lex(source.slice(length))]
    this.#source = source
    return this.#blocks
  }

  /** All blocks before the last one that is more than blank lines. */
  #closed(): readonly Token[] {
    const last = this.#blocks.findLastIndex(({ type }) => type !== 'space')
    return this.#blocks.slice(0, Math.max(0, last))
  }
}
