/**
 * Something that nobody may see by accident: it is in no text, copy, stored snapshot or inspector, however
 * deep it lies in an event. Written once; whoever needs it says so.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** What it is, for the one call that needs it. */
  reveal(): string {
    return this.#value
  }

  /** Left out of JSON altogether. */
  toJSON(): undefined {
    return undefined
  }

  toString(): string {
    return '•••'
  }
}
