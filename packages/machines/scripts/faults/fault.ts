/** One thing to break: `from` occurs once in the file, and `to` takes its place. */
export interface Fault {
  /** What is wrong once it is broken. */
  readonly what: string
  /** From `src`; the tests of its first folder must notice. */
  readonly file: string
  readonly from: string
  readonly to: string
}
