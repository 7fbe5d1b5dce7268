declare module 'virtual:proof' {
  /** Figures of one component. */
  export interface ComponentProof {
    /** Id of the story that shows all its states. */
    qaId: string
    /** Day of the last change of its code (YYYY-MM-DD); null without a complete git history. */
    changed: string | null
    /** Keys that a test presses in each language. */
    keys: number
    screenshots: number
  }

  /** Figures that are counted when Storybook is built. */
  export interface Proof {
    /** Keyed by the component's folder. */
    components: Readonly<Record<string, ComponentProof>>
    stories: number
    icons: number
    /** Keys that a test presses in each language. */
    keys: number
    /** Texts of the kit in each language. */
    messages: number
    screenshots: number
    machines: number
    states: number
    testFiles: number
  }

  const proof: Proof
  export default proof
}
