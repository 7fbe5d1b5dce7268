import { describe, expect, it } from 'vitest'
import { auditMachine } from './audit.ts'
import type { AnyFixtures } from './fixtures.ts'
import { hauntedLamp } from './samples/broken-lamps.ts'
import { lampFixtures, lampMachine } from './samples/lamp.ts'

const fixtures = lampFixtures as unknown as AnyFixtures

describe('auditMachine', () => {
  it('walks all of a sound chart and finds nothing wrong', () => {
    const audit = auditMachine(lampMachine, fixtures)
    expect(audit).toMatchObject({ unreachable: [], deadEnds: [], broken: [], stranded: [] })
    // dark, fetching, and lit: cold or warm, measured or not
    expect(audit.configurations).toBe(6)
  })

  it('finds what cannot be reached, left, survived or returned from', () => {
    const audit = auditMachine(hauntedLamp, {
      ...fixtures,
      ports: { fetchBulb: { resolves: ['explosive'], rejects: [] } },
    })
    expect(audit.unreachable).toEqual(['haunted.attic'])
    expect(audit.deadEnds).toEqual([expect.stringContaining('"cellar"')])
    expect(audit.broken).toEqual([expect.stringContaining('"error"')])
    // the cellar, the crash, and fetching, from which nothing but the crash follows
    expect(audit.stranded).toHaveLength(3)
  })
})
