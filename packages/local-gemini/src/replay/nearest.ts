import type { FixtureRequest } from './fixture.ts'
import type { StoredFixture } from './fixture-folder.ts'

/** Fixture most like a request, and the first difference in words. */
export interface Nearest {
  readonly file: string
  readonly difference: string
}

const MAX_SHOWN = 80

/** Finds the fixture whose request differs in the fewest fields; fixtures of the same call come first. */
export function findNearest(request: FixtureRequest, fixtures: readonly StoredFixture[]): Nearest | null {
  const sameCall = fixtures.filter(
    (one) => one.request.path === request.path && one.request.method === request.method,
  )
  const wanted = flatten(request)
  let nearest: (Nearest & { count: number }) | null = null
  for (const { request: recorded, file } of sameCall.length > 0 ? sameCall : fixtures) {
    const has = flatten(recorded)
    const differing = [...new Set([...wanted.keys(), ...has.keys()])].filter(
      (field) => wanted.get(field) !== has.get(field),
    )
    const [first = ''] = differing
    if (nearest === null || differing.length < nearest.count) {
      const difference = `${first} is ${show(wanted.get(first))}, and was recorded as ${show(has.get(first))}`
      nearest = { file, difference, count: differing.length }
    }
  }
  return nearest
}

/** Returns all values by the path of their field: `body.contents[0].parts[0].text`. */
function flatten(value: unknown, path = '', values = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) flatten(item, `${path}[${index}]`, values)
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value))
      flatten(item, path === '' ? name : `${path}.${name}`, values)
  else if (value !== null) values.set(path, JSON.stringify(value))
  return values
}

function show(text: string | undefined): string {
  if (text === undefined) return 'absent'
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
