import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundleRules } from '../../bundle-rules.ts'
import { recordings } from './recorded-runs.ts'

/** Functions of `Math` that every engine computes exactly. */
const exact = ['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc']

describe.each(Object.keys(recordings))('the bundled rules of %s', (id) => {
  it('use only arithmetic that every engine rounds alike', async () => {
    const { code } = await bundleRules(id)
    const used = new Set([...code.matchAll(/\bMath\.(\w+)/g)].map(([, name]) => name))
    expect([...used].filter((name) => !exact.includes(name ?? ''))).toEqual([])
    expect(code).not.toMatch(/\*\*|\bMath\[|\b(?:Intl|toLocale\w+|localeCompare|Date|performance|crypto)\b/)
  })

  it('run without a browser, and have the same hash in every build', async () => {
    const [{ code, hash }, again] = [await bundleRules(id), await bundleRules(id)]
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect(again.hash).toBe(hash)
    const script = code.replace(/export\s*\{\s*(\w+) as rules\s*\};?\s*$/, '$1')
    const score = runInNewContext(
      `const rules = (() => { ${script.replace(/(\w+)\s*$/, 'return $1')} })()
      const state = rules.start({ seed: 1, level: 1 })
      for (let step = 0; step < 60; step++) rules.step(state, rules.decodeMove(1), () => undefined)
      state.score`,
    ) as unknown
    expect(Number.isSafeInteger(score)).toBe(true)
  })
})

it('other rules have another hash', async () => {
  const hashes = await Promise.all(Object.keys(recordings).map(async (id) => (await bundleRules(id)).hash))
  expect(new Set(hashes).size).toBe(hashes.length)
})
