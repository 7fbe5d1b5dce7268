import { isObject } from '../json.ts'
import { StartError } from '../start-error.ts'

/**
 * An object of the configuration file with its path, so that every error names its location:
 * `tables.favorites.columns.user_id: "size" …`.
 */
export class ConfigNode {
  readonly #value: Record<string, unknown>
  readonly #path: string

  constructor(value: unknown, path: string) {
    if (!isObject(value)) throw new StartError(`${path} must be an object.`)
    this.#value = value
    this.#path = path
  }

  /** Creates an error about this object; the message starts with its path. */
  error(problem: string): StartError {
    return new StartError(this.#path === '' ? problem : `${this.#path}: ${problem}`)
  }

  has(key: string): boolean {
    return this.raw(key) != null
  }

  raw(key: string): unknown {
    return Object.hasOwn(this.#value, key) ? this.#value[key] : undefined
  }

  string(key: string, fallback?: string): string {
    const value = this.raw(key) ?? fallback
    if (typeof value !== 'string' || value === '') throw this.error(`"${key}" must be a text.`)
    return value
  }

  boolean(key: string, fallback: boolean): boolean {
    const value = this.raw(key) ?? fallback
    if (typeof value !== 'boolean') throw this.error(`"${key}" must be true or false.`)
    return value
  }

  /** Reads an integer of at least `min`. */
  count(key: string, fallback: number | undefined, min: number): number {
    const value = this.raw(key) ?? fallback
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min)
      throw this.error(`"${key}" must be a whole number of at least ${min}.`)
    return value
  }

  strings(key: string): string[] {
    const value = this.raw(key) ?? []
    if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
      throw this.error(`"${key}" must be a list of texts.`)
    return value
  }

  /** Returns the object under `key`; a missing one is empty. */
  child(key: string): ConfigNode {
    return new ConfigNode(this.raw(key) ?? {}, this.#join(key))
  }

  /** Returns the objects of the list under `key`; their `idKey` names them in errors. */
  children(key: string, idKey: string): ConfigNode[] {
    const value = this.raw(key) ?? []
    if (!Array.isArray(value)) throw this.error(`"${key}" must be a list.`)
    return value.map((item: unknown, index) => {
      const id = isObject(item) && typeof item[idKey] === 'string' ? item[idKey] : String(index)
      return new ConfigNode(item, `${this.#join(key)}.${id}`)
    })
  }

  #join(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`
  }
}
