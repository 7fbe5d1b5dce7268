import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import type { AnyFixtures } from '../fixtures.ts'
import { isDecision, listLeafStates } from '../chart.ts'
import { findConfigurations } from '../configurations.ts'
import { toDiagram, getEdgeIds, flattenStates, formatTrigger } from './diagram.ts'
import { machineDocs } from './machine-docs.ts'
import { startHarness } from '../harness.ts'
import { lampFixtures, lampMachine } from '../samples/lamp.ts'
import type { LampPorts } from '../samples/lamp.ts'

describe('toDiagram', () => {
  const { root, edges } = toDiagram(lampMachine)

  it('converts nested states with their actors and initial states', () => {
    expect(root.children.map(({ key }) => key)).toEqual(['dark', 'fetching', 'lit'])
    expect(flattenStates(root).find(({ id }) => id === 'lamp.lit')).toMatchObject({
      kind: 'compound',
      description: 'Holds the bulb',
      holds: ['bulb'],
      initial: ['lamp.lit.cold'],
      parent: 'lamp',
    })
  })

  it('converts every transition with its trigger, guard and actions', () => {
    expect(
      edges
        .filter(({ from }) => from === 'lamp.fetching')
        .map(({ to, trigger, guard, actions }) => [formatTrigger(trigger), to, guard, actions]),
    ).toEqual([
      ['fetchBulb ✓', 'lamp.lit', 'works', ['keep']],
      ['fetchBulb ✓', 'lamp.dark', undefined, ['forget']],
      ['fetchBulb ✗', 'lamp.dark', undefined, ['forget']],
      ['after timeout (5 s)', 'lamp.dark', undefined, ['forget']],
    ])
  })

  it('keeps a targetless transition', () => {
    const stays = edges.filter(({ to }) => to === undefined)
    expect(stays.map(({ trigger }) => trigger)).toEqual([{ kind: 'event', name: 'bulb.lit' }])
  })

  it('converts eventless transitions and the end of a state’s children', () => {
    const machine = setup({ guards: { ripe: () => true } }).createMachine({
      id: 'fruit',
      initial: 'green',
      states: {
        green: { always: { guard: 'ripe', target: 'red' } },
        red: { initial: 'on', states: { on: { type: 'final' } }, onDone: { target: 'green' } },
      },
    })
    expect(toDiagram(machine).edges.map(({ trigger, guard }) => [formatTrigger(trigger), guard])).toEqual([
      ['always', 'ripe'],
      ['done', undefined],
    ])
  })

  it('has a unique edge for every transition', () => {
    for (const { machine } of Object.values(machineDocs)) {
      const ids = toDiagram(machine).edges.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('getEdgeIds', () => {
  it('finds the transitions of a live machine, in order', async () => {
    const { edges } = toDiagram(lampMachine)
    const harness = startHarness<typeof lampMachine, LampPorts>(lampMachine, lampFixtures)
    await harness.send({ type: 'lamp.press' })
    harness.ports.fetchBulb.resolve('good')
    await harness.settle()
    const taken = harness.steps.flatMap(({ taken }) => taken).flatMap(getEdgeIds)
    expect(taken.map((id) => edges.find((edge) => edge.id === id)?.to)).toEqual(['lamp.fetching', 'lamp.lit'])
  })
})

describe('findConfigurations', () => {
  it.each(Object.entries(machineDocs))('finds every state of %s, with its path', (_, entry) => {
    const fixtures = entry.fixtures as unknown as AnyFixtures
    const found = findConfigurations(entry.machine, fixtures)
    const leaves = listLeafStates(entry.machine).filter((node) => !isDecision(node))
    const shown = new Set(found.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)))
    expect(leaves.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
    expect(found.some(({ path }) => path.length === 0)).toBe(true)
  })

  it('repeats a state for each failure in it', () => {
    const { machine, fixtures } = machineDocs.rating as (typeof machineDocs)[string]
    const found = findConfigurations(machine, fixtures as unknown as AnyFixtures)
    const failures = found.map(({ snapshot }) => snapshot.context.failure?.code ?? null)
    expect(failures.filter(Boolean)).toEqual(['login-required', 'save'])
  })
})
