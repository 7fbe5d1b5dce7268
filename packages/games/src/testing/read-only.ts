const views = new WeakMap<object, object>()

const refuse = (_: object, name: string | symbol): never => {
  throw new TypeError(
    `A player wrote to ${String(name)} of the state that it was shown. Players only read: copy the state to plan ahead.`,
  )
}

/**
 * Returns a deeply read-only view of a run's state for test players. Writing throws: a player that changes the run
 * would test another run.
 */
export function readOnly<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  const known = views.get(value)
  if (known) return known as Value
  const view = new Proxy(value, {
    get: (target, name, receiver) => readOnly(Reflect.get(target, name, receiver)),
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
  })
  views.set(value, view)
  return view as Value
}
