/** The value of a document, or null when it is not there. */
export type StoredValue = number | null

/** What clients were told of their writes, and what they were not told because the server was killed. */
export class Ledger {
  readonly #acknowledged = new Map<string, StoredValue>()
  readonly #pending = new Map<string, StoredValue>()
  #count = 0

  /** Writes acknowledged so far. */
  get count(): number {
    return this.#count
  }

  begin(id: string, value: StoredValue): void {
    this.#pending.set(id, value)
  }

  acknowledge(id: string): void {
    this.#acknowledged.set(id, this.#pending.get(id) ?? null)
    this.#pending.delete(id)
    this.#count += 1
  }

  /** The documents that are there for all that anybody was told. */
  *liveDocuments(): Iterable<[id: string, value: number]> {
    for (const [id, value] of this.#acknowledged)
      if (value !== null && !this.#pending.has(id)) yield [id, value]
  }

  /**
   * Compares with what the file holds, and goes on from there. A write that was under way may have come to
   * be or not, but nothing in between.
   *
   * @returns one sentence for each document that is not as somebody was told
   */
  settle(stored: ReadonlyMap<string, number>): string[] {
    const problems: string[] = []
    for (const id of new Set([...this.#acknowledged.keys(), ...this.#pending.keys(), ...stored.keys()])) {
      const acknowledged = this.#acknowledged.get(id) ?? null
      const possible = this.#pending.has(id) ? [acknowledged, this.#pending.get(id)] : [acknowledged]
      const found = stored.get(id) ?? null
      if (!possible.includes(found))
        problems.push(`${id} is ${String(found)}, and should be ${possible.map(String).join(' or ')}`)
      this.#acknowledged.set(id, found)
    }
    this.#pending.clear()
    return problems
  }
}
