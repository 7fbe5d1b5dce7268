import { describe, expect, it } from 'vitest'
import { auditMachine } from './audit.ts'
import type { AnyFixtures } from './fixtures.ts'
import { hauntedLamp } from './samples/broken-lamps.ts'
import { lampFixtures, lampMachine } from './samples/lamp.ts'

const fixtures = lampFixtures as unknown as AnyFixtures

describe('auditMachine', () => {
  it('explores a whole sound chart without a finding', () => {
    const audit = auditMachine(lampMachine, fixtures)
    expect(audit).toMatchObject({ unreachable: [], deadEnds: [], broken: [], stranded: [] })
    // dark; fetching; and lit, cold or warm, measured or not
    expect(audit.configurations).toBe(6)
  })

  it('finds unreachable states, dead ends, crashes and traps', () => {
    const audit = auditMachine(hauntedLamp, {
      ...fixtures,
      ports: { fetchBulb: { resolves: ['explosive'], rejects: [] } },
    })
    expect(audit.unreachable).toEqual(['haunted.attic'])
    expect(audit.deadEnds).toEqual([expect.stringContaining('"cellar"')])
    expect(audit.broken).toEqual([expect.stringContaining('"error"')])
    // the cellar, the crash, and fetching, which leads only to the crash
    expect(audit.stranded).toHaveLength(3)
  })
})
