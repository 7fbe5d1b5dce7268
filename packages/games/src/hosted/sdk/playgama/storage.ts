import { createSaves } from '../shared/saves.ts'

function parse(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const format = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Creates the module of saves. Its methods take one key or a list of keys. */
export function createStorage() {
  const saves = createSaves('playgama')
  return {
    defaultType: 'local_storage',
    isSupported: (type: string) => type === 'local_storage',
    isAvailable: (type: string) => type === 'local_storage',
    get: (key: string | readonly string[]) =>
      Promise.resolve(
        Array.isArray(key)
          ? (key as readonly string[]).map((name) => parse(saves.get(name)))
          : parse(saves.get(key as string)),
      ),
    set: async (key: string | readonly string[], value: unknown) => {
      if (!Array.isArray(key)) return saves.set(key as string, format(value))
      const values = value as readonly unknown[]
      for (const [index, name] of (key as readonly string[]).entries()) saves.set(name, format(values[index]))
    },
    delete: async (key: string | readonly string[]) => {
      for (const name of Array.isArray(key) ? (key as readonly string[]) : [key as string]) saves.remove(name)
    },
  }
}
