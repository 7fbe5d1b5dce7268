/** A part of a line of code. */
export interface CodeToken {
  /** Source text of the token. */
  text: string
  /** Decides the color; plain text without one. */
  kind?: 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'type'
}

/**
 * Returns the tokens of each line of code, or null for an unknown language.
 *
 * @param language as the code names it, such as `ts` or `Python`
 */
export type HighlightCode = (
  code: string,
  language: string,
) => Promise<readonly (readonly CodeToken[])[] | null>
