import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import type { AnyCases } from './cases.ts'
import { isDecision, leavesOf } from './chart.ts'
import { configurationsOf } from './configurations.ts'
import { diagramOf, edgeIdsOf, flatten, writeTrigger } from './diagram.ts'
import { documented } from './documented.ts'
import { startRig } from './rig.ts'
import { lampCases, lampMachine } from './samples/lamp.ts'
import type { LampPorts } from './samples/lamp.ts'

describe('diagramOf', () => {
  const { root, edges } = diagramOf(lampMachine)

  it('reads the states nested as they are, with what they hold and begin in', () => {
    expect(root.children.map(({ key }) => key)).toEqual(['dark', 'fetching', 'lit'])
    expect(flatten(root).find(({ id }) => id === 'lamp.lit')).toMatchObject({
      kind: 'compound',
      description: 'Holds the bulb',
      holds: ['bulb'],
      initial: ['lamp.lit.cold'],
      parent: 'lamp',
    })
  })

  it('reads every transition with what sets it off, its guard and its actions', () => {
    expect(
      edges
        .filter(({ from }) => from === 'lamp.fetching')
        .map(({ to, trigger, guard, actions }) => [writeTrigger(trigger), to, guard, actions]),
    ).toEqual([
      ['fetchBulb ✓', 'lamp.lit', 'works', ['keep']],
      ['fetchBulb ✓', 'lamp.dark', undefined, ['forget']],
      ['fetchBulb ✗', 'lamp.dark', undefined, ['forget']],
      ['after patience', 'lamp.dark', undefined, ['forget']],
    ])
  })

  it('keeps a transition that stays where it is', () => {
    const stays = edges.filter(({ to }) => to === undefined)
    expect(stays.map(({ trigger }) => trigger)).toEqual([{ kind: 'event', name: 'bulb.lit' }])
  })

  it('reads eventless transitions and the end of a state’s children', () => {
    const machine = setup({ guards: { ripe: () => true } }).createMachine({
      id: 'fruit',
      initial: 'green',
      states: {
        green: { always: { guard: 'ripe', target: 'red' } },
        red: { initial: 'on', states: { on: { type: 'final' } }, onDone: { target: 'green' } },
      },
    })
    expect(diagramOf(machine).edges.map(({ trigger, guard }) => [writeTrigger(trigger), guard])).toEqual([
      ['always', 'ripe'],
      ['done', undefined],
    ])
  })

  it('has an edge of its own for every transition', () => {
    for (const { machine } of Object.values(documented)) {
      const ids = diagramOf(machine).edges.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('edgeIdsOf', () => {
  it('finds the transitions that a live machine takes, in the order it takes them', async () => {
    const { edges } = diagramOf(lampMachine)
    const rig = startRig<typeof lampMachine, LampPorts>(lampMachine, lampCases)
    await rig.send({ type: 'lamp.press' })
    rig.ports.fetchBulb.resolve('good')
    await rig.settle()
    const taken = rig.steps.flatMap(({ taken }) => taken).flatMap(edgeIdsOf)
    expect(taken.map((id) => edges.find((edge) => edge.id === id)?.to)).toEqual(['lamp.fetching', 'lamp.lit'])
  })
})

describe('configurationsOf', () => {
  it.each(Object.entries(documented))('shows every state of %s, and how to get there', (_, entry) => {
    const cases = entry.cases as unknown as AnyCases
    const found = configurationsOf(entry.machine, cases)
    const leaves = leavesOf(entry.machine).filter((node) => !isDecision(node))
    const shown = new Set(found.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)))
    expect(leaves.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
    expect(found.some(({ path }) => path.length === 0)).toBe(true)
  })

  it('shows a state again for each failure in it', () => {
    const { machine, cases } = documented.rating as (typeof documented)[string]
    const found = configurationsOf(machine, cases as unknown as AnyCases)
    const failures = found.map(({ snapshot }) => snapshot.context.failure?.code ?? null)
    expect(failures.filter(Boolean)).toEqual(['login-required', 'save'])
  })
})
