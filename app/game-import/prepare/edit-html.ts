import { parse, type Token } from 'parse5'

/** The fields of parse5's nodes that the importer reads. */
export interface HtmlNode {
  nodeName: string
  tagName?: string
  /** Text of a text node. */
  value?: string
  attrs?: Token.Attribute[]
  childNodes?: HtmlNode[]
  /** Content of a template. */
  content?: HtmlNode
  sourceCodeLocation?: Partial<Token.ElementLocation> | null | undefined
}

/** Replaces a part of a text. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const edit of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end)
  return result
}

export const parseHtml = (text: string): HtmlNode => parse(text, { sourceCodeLocationInfo: true })

/** Returns all elements of a name, also those in templates. */
export function findElements(node: HtmlNode, name: string): HtmlNode[] {
  const children = [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])]
  return [...(node.tagName === name ? [node] : []), ...children.flatMap((child) => findElements(child, name))]
}

const findChild = (node: HtmlNode | undefined, name: string) =>
  node?.childNodes?.find((child) => child.nodeName === name)

/**
 * Returns the offset at which a script runs before any other. Without a start tag of the head, that is after the
 * doctype, because a script before the doctype would cause quirks mode.
 */
export function findHeadStart(document: HtmlNode): number {
  const html = findChild(document, 'html')
  const head = findChild(html, 'head')
  const start = (node: HtmlNode | undefined) => node?.sourceCodeLocation?.startTag?.endOffset
  return (
    start(head) ?? start(html) ?? findChild(document, '#documentType')?.sourceCodeLocation?.endOffset ?? 0
  )
}

/** Returns the text of the title, or an empty text. */
export function findTitle(document: HtmlNode): string {
  const head = findChild(findChild(document, 'html'), 'head')
  const title = findChild(head, 'title')?.childNodes?.map(({ value }) => value ?? '')
  return (title ?? []).join('').replaceAll(/\s+/g, ' ').trim()
}
