/**
 * A value that never appears in strings, copies, stored snapshots or inspectors, however deeply it is nested in an
 * event. Only `reveal` returns it.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** Returns the value, for the one call that needs it. */
  reveal(): string {
    return this.#value
  }

  /** Leaves the value out of JSON. */
  toJSON(): undefined {
    return undefined
  }

  toString(): string {
    return '•••'
  }
}
