import { portal } from './portal.ts'

const reported = new Set<string>()

/** Reports a call once. */
export function reportCall(name: string): void {
  if (reported.has(name)) return
  reported.add(name)
  portal.warn(`The SDK call ${name} is not supported.`)
}

/** Properties that the language asks for, not the game. */
const isAskedByLanguage = (key: string) => key === 'then' || key === 'toJSON' || key in Object.prototype

/**
 * Returns an object whose unknown methods do nothing but report their call, so that a game for a newer SDK continues.
 * Their result is a promise of undefined.
 * @param path name of the object in the game, for the report
 */
export function withUnknownCalls<Api extends object>(path: string, api: Api): Api {
  return new Proxy(api, {
    get(target, key, receiver): unknown {
      if (typeof key === 'symbol' || key in target || isAskedByLanguage(key))
        return Reflect.get(target, key, receiver)
      return () => {
        reportCall(`${path}.${key}`)
        return Promise.resolve()
      }
    },
  })
}

/** Returns a rejected promise that is not reported as unhandled, for a game that ignores the answer. */
export function reject(reason: unknown): Promise<never> {
  // Games compare the codes of plain objects, as the SDKs document them.
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors
  const rejected = Promise.reject(reason)
  rejected.catch(() => undefined)
  return rejected
}
