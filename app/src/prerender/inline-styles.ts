import { createHash } from 'node:crypto'
import { criticalOf, facesOf } from './critical.ts'

/** Styles that pages bring with them to be painted before a sheet is there. The policy knows them by what is in them. */
export class InlineStyles {
  readonly #sheet: string
  readonly #critical = new Map<string, string>()
  readonly #hashes = new Set<string>()

  /** @param sheet everything that a page is drawn with, as the sheets of the build say it */
  constructor(sheet: string) {
    this.#sheet = sheet
  }

  /**
   * The styles of a page, in its head.
   *
   * @param group of screens whose pages all bring the same, so that the policy has a few to name
   * @param markup of all of them
   * @param assets where the sheets lie, as seen from the page
   */
  of(group: string, markup: () => readonly string[], assets: string): string[] {
    const critical = this.#critical.get(group) ?? criticalOf(this.#sheet, markup())
    this.#critical.set(group, critical)
    return [facesOf(this.#sheet, assets), critical].map((style) => this.#element(style))
  }

  #element(style: string): string {
    this.#hashes.add(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    return `<style>${style}</style>`
  }

  /** Each as the policy names it. */
  get hashes(): readonly string[] {
    return [...this.#hashes]
  }
}
