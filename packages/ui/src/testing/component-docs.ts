/** A row of a component's keyboard table; it is read by people and executed by a test. */
export interface KeyboardRow {
  /**
   * Alternatives with ` / ` between them, as Playwright names keys. `ArrowForward` and `ArrowBackward` follow
   * the reading direction: right and left in English, left and right in Arabic.
   */
  keys: string
  does: string
  try: {
    /** The export name of a story of the component. */
    story: string
    /** A selector of what has the focus before the key. */
    focus: string
    /** Keys that are pressed first. */
    before?: string[]
    /** A selector that matches something after the key and nothing before it. */
    expect: string
  }
}

/** What `<name>.docs.json` says of a component: the one source of its docs page. */
export interface ComponentDocs {
  status: 'stable' | 'preview'
  accessibility: { reviewed: string; notes: string[] }
  keyboard: KeyboardRow[]
  /** Its elements by `data-slot`. */
  parts: { slot: string; what: string }[]
  rtl: string[]
  do: string[]
  dont: string[]
  /** Names of components that are near it. */
  related?: string[]
}
