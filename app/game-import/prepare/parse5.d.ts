/** The part of parse5 that the importer uses. */
declare module 'parse5' {
  export interface Span {
    startOffset: number
    endOffset: number
  }
  export interface Location extends Span {
    /** Absent for elements without a start tag in the text. */
    startTag?: Span
    attrs?: Record<string, Span>
  }
  export interface HtmlNode {
    nodeName: string
    tagName?: string
    value?: string
    attrs?: { name: string; value: string }[]
    childNodes?: HtmlNode[]
    content?: HtmlNode
    sourceCodeLocation?: Location | null
  }
  export function parse(html: string, options?: { sourceCodeLocationInfo?: boolean }): HtmlNode
  export function parseFragment(html: string): HtmlNode
}
