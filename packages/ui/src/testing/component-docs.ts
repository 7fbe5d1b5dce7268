/** A row of a component's keyboard table. It is displayed in the docs and executed by a test. */
export interface KeyboardRow {
  /**
   * Alternatives separated by ` / `, with Playwright's key names. `ArrowForward` and `ArrowBackward` follow the
   * reading direction: right and left in English, left and right in Arabic.
   */
  keys: string
  does: string
  try: {
    /** Export name of a story of the component. */
    story: string
    /** Selector of the element that has focus before the key press. */
    focus: string
    /** Keys to press first. */
    before?: string[]
    /** Selector that matches an element after the key press, but none before it. */
    expect: string
  }
}

/** Content of `<name>.docs.json`, the source of a component's docs page. */
export interface ComponentDocs {
  status: 'stable' | 'preview'
  accessibility: { reviewed: string; notes: string[] }
  keyboard: KeyboardRow[]
  /** Elements of the component by `data-slot`. */
  parts: { slot: string; what: string }[]
  rtl: string[]
  do: string[]
  dont: string[]
  /** Names of related components. */
  related?: string[]
}
