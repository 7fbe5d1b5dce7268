import { replaceMethod } from '../replace-method.ts'

type Listen = typeof window.addEventListener

/** Calls `onListen` with what adds a listener to the window or the document, until the returned function is called. */
function watchListeners(onListen: (add: () => void) => void): () => void {
  const restore = [window, document].map((target) => {
    const native: unknown = Reflect.get(target, 'addEventListener')
    target.addEventListener = (...given: Parameters<Listen>) => {
      const add = () => Reflect.apply(native as Listen, target, given)
      onListen(add)
      add()
    }
    return () => Reflect.deleteProperty(target, 'addEventListener')
  })
  return () => {
    for (const each of restore) each()
  }
}

/**
 * Keeps the listeners that are added until the returned function is called: `document.open` and a `document.write` after the
 * load remove all listeners.
 */
export function keepListeners(): () => void {
  const listeners: (() => void)[] = []
  for (const name of ['open', 'write', 'writeln'])
    replaceMethod(Document.prototype, name, (native) => (self, given) => {
      const result = native(self, given)
      // A listener that is still there is not added twice.
      if (self === document) for (const add of listeners) add()
      return result
    })
  return watchListeners((add) => listeners.push(add))
}
