import { createHash } from 'node:crypto'
import { extractCriticalCss, extractFontFaces } from './critical-css.ts'

/** Content that decides the first styles of a group of pages. */
interface GroupContent {
  /** Markup of each page. */
  markup: readonly string[]
  /** Text of the stylesheets that only these screens load. */
  sheets: readonly string[]
}

/** Inline styles of prerendered pages. The content security policy allows them by hash. */
export class InlineStyles {
  readonly #sheet: string
  readonly #critical = new Map<string, string>()
  readonly #hashes = new Set<string>()

  /** @param sheet the stylesheets of every page, concatenated */
  constructor(sheet: string) {
    this.#sheet = sheet
  }

  /**
   * Returns the style tags of a page's head.
   *
   * @param group screens that share one inline style, which keeps the policy short
   * @param content called once for each group
   * @param assets path to the stylesheets, relative to the page
   */
  getTags(group: string, content: () => GroupContent, assets: string): string[] {
    let critical = this.#critical.get(group)
    if (critical === undefined) {
      const { markup, sheets } = content()
      critical = extractCriticalCss(this.#sheet + sheets.join(''), markup)
      this.#critical.set(group, critical)
    }
    return [
      this.#element('', extractFontFaces(this.#sheet, assets)),
      this.#element(' data-critical', critical),
    ]
  }

  #element(mark: string, style: string): string {
    this.#hashes.add(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    return `<style${mark}>${style}</style>`
  }

  /** Hashes for the content security policy. */
  get hashes(): readonly string[] {
    return [...this.#hashes]
  }
}
