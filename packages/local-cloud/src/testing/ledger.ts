/** Value of a document, or null when it does not exist. */
export type StoredValue = number | null

/** Records acknowledged and pending writes of clients. */
export class Ledger {
  readonly #acknowledged = new Map<string, StoredValue>()
  readonly #pending = new Map<string, StoredValue>()
  #count = 0

  /** Number of acknowledged writes. */
  get count(): number {
    return this.#count
  }

  start(id: string, value: StoredValue): void {
    this.#pending.set(id, value)
  }

  acknowledge(id: string): void {
    this.#acknowledged.set(id, this.#pending.get(id) ?? null)
    this.#pending.delete(id)
    this.#count += 1
  }

  /** Documents that must exist. */
  *liveDocuments(): Iterable<[id: string, value: number]> {
    for (const [id, value] of this.#acknowledged)
      if (value !== null && !this.#pending.has(id)) yield [id, value]
  }

  /**
   * Compares the acknowledged writes with the stored documents, then continues from these. A pending write may be
   * stored or not, but not partially.
   *
   * @returns one sentence for each difference
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
