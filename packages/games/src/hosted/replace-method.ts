type Call = (self: unknown, given: readonly unknown[]) => unknown

/**
 * Replaces a method where it exists.
 *
 * @param create receives a function that calls the browser's method, and returns the replacement
 */
export function replaceMethod(target: object, name: string, create: (native: Call) => Call): void {
  const native: unknown = Reflect.get(target, name)
  if (typeof native !== 'function') return
  const call = create((self, given) => Reflect.apply(native, self, given) as unknown)
  Object.defineProperty(target, name, {
    value(this: unknown, ...given: unknown[]) {
      return call(this, given)
    },
    writable: true,
    configurable: true,
    enumerable: true,
  })
}
