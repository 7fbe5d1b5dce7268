/** Length of an entry in the text that the portal stores. */
const lengthOf = (key: string, value: string): number =>
  JSON.stringify(key).length + JSON.stringify(value).length + 4

/** Thrown by browsers when a value does not fit. */
export function createQuotaError(key: string): DOMException {
  return new DOMException(
    `Failed to execute 'setItem' on 'Storage': Setting the value of '${key}' exceeded the quota.`,
    'QuotaExceededError',
  )
}

/** Entries of one storage, in the order in which they were added. */
export class StorageArea {
  readonly #entries = new Map<string, string>()
  readonly #getQuota: () => number
  readonly #onChange: (key: string | null) => void
  #length = 0

  /**
   * @param getQuota returns the longest that all entries may be as the portal stores them
   * @param onChange called after each change with its key, or null after all entries were removed
   */
  constructor(getQuota: () => number, onChange: (key: string | null) => void = () => undefined) {
    this.#getQuota = getQuota
    this.#onChange = onChange
  }

  /** Replaces all entries, without a limit and a report. */
  restore(entries: Iterable<readonly [key: string, value: string]>): void {
    this.#entries.clear()
    this.#length = 0
    for (const [key, value] of entries) {
      this.#entries.set(key, value)
      this.#length += lengthOf(key, value)
    }
  }

  /** Changes an entry, or removes all for a null key, without a limit and a report. */
  apply(key: string | null, value: string | null): void {
    const entries = key === null ? [] : this.entries().filter(([other]) => other !== key)
    this.restore(key === null || value === null ? entries : [...entries, [key, value]])
  }

  /** Length of all entries as the portal stores them. */
  get length(): number {
    return this.#length
  }
  get size(): number {
    return this.#entries.size
  }
  keys(): string[] {
    return [...this.#entries.keys()]
  }
  entries(): [key: string, value: string][] {
    return [...this.#entries]
  }
  has(key: string): boolean {
    return this.#entries.has(key)
  }
  get(key: string): string | null {
    return this.#entries.get(key) ?? null
  }

  /** @throws {DOMException} when the quota is exceeded; the earlier value stays */
  set(key: string, value: string): void {
    const before = this.#entries.get(key)
    if (before === value) return
    const length = this.#length + lengthOf(key, value) - (before === undefined ? 0 : lengthOf(key, before))
    if (length > this.#getQuota()) throw createQuotaError(key)
    this.#length = length
    this.#entries.set(key, value)
    this.#onChange(key)
  }
  remove(key: string): void {
    const before = this.#entries.get(key)
    if (before === undefined) return
    this.#length -= lengthOf(key, before)
    this.#entries.delete(key)
    this.#onChange(key)
  }
  clear(): void {
    if (this.size === 0) return
    this.restore([])
    this.#onChange(null)
  }
}
