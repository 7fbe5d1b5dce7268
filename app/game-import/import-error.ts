/** A reason to refuse an import: the problem, its cause and the remedy, each a sentence. */
export class ImportError extends Error {
  override readonly cause: string
  readonly remedy: string

  constructor(problem: string, cause: string, remedy: string) {
    super(problem)
    this.name = 'ImportError'
    this.cause = cause
    this.remedy = remedy
  }

  /** Returns the three sentences on lines of their own. */
  describe(): string {
    return `${this.message}\n  Why: ${this.cause}\n  Fix: ${this.remedy}`
  }
}
