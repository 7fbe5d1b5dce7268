import type { ReactNode } from 'react'

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

/** Content of `<name>.docs.json`, the source of a component's docs page. Every text is English prose. */
export interface ComponentDocs {
  /** Criteria: `.storybook/pages/component-status.stories.tsx`. */
  status: 'draft' | 'beta' | 'stable' | 'deprecated'
  /** First version of `@saha/ui` that has it. */
  since: string
  /** Situations that call for it, as sentences. */
  usage: string[]
  /** Other components of the kit, and the situation that calls for each. */
  alternatives?: { component: string; when: string }[]
  /** Elements of the component by `data-slot`. */
  parts: { slot: string; what: string }[]
  /** Export name of the story whose parts are measured. @default the first story */
  anatomy?: string
  /** Shows samples in frames of their own, because they cover the page. @default group Overlays */
  framed?: boolean
  keyboard: KeyboardRow[]
  behavior: {
    /** Moves of focus. */
    focus: string
    /** Movements with their duration, and the change under reduced motion. */
    motion: string
    forcedColors: string
  }
  rtl: string[]
  accessibility: {
    /** Date of the last review, as YYYY-MM-DD. */
    reviewed: string
    /** Done by the component. */
    builtIn: string[]
    /** Left to the host. */
    yourPart: string[]
    howToTest: string[]
    /** Empty if none are known. */
    knownIssues: string[]
  }
  /** Names of related components. */
  related?: string[]
}

type Language = 'en' | 'ar'

interface GuidelineCase {
  /** The rule, shown below the sample, in both languages. */
  rule: Record<Language, string>
  sample: (language: Language) => ReactNode
}

/** A right and a wrong use side by side, from `<name>.guidelines.tsx`. */
export interface Guideline {
  do: GuidelineCase
  dont: GuidelineCase
}
