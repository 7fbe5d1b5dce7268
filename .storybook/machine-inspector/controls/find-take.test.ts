import { describe, expect, it } from 'vitest'
import { machineDocs } from '../../../packages/machines/src/testing/documentation/machine-docs.ts'
import { getOpenEdgeIds, toDiagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import {
  lampFixtures,
  lampMachine,
  type LampPorts,
} from '../../../packages/machines/src/testing/samples/lamp.ts'
import { getHighlights } from '../chart/highlights.ts'
import { findTake } from './find-take.ts'
import { MachineControls } from './machine-controls.ts'
import { createSubject, type Subject } from './subject.ts'

const lamp = createSubject<typeof lampMachine, LampPorts>(lampMachine, lampFixtures) as unknown as Subject
const diagram = toDiagram(lampMachine)

const take = async (controls: MachineControls, from: string, trigger: string, guard?: string) => {
  const edge = diagram.edges.find(
    (each) => each.from === from && each.trigger.name === trigger && (!guard || each.guard === guard),
  )
  if (!edge) throw new Error(`No transition "${trigger}" from ${from}.`)
  await findTake(controls, edge)?.()
  return { edge, taken: getHighlights(controls.harness.snapshot, controls.lastSteps).taken }
}

describe('findTake', () => {
  it('takes transitions of events, results, resources and timers', async () => {
    const controls = new MachineControls(lamp)
    for (const [from, trigger] of [
      ['lamp.dark', 'lamp.press'],
      ['lamp.fetching', 'fetchBulb'],
      ['lamp.lit', 'bulb.lit'],
      ['lamp.lit.cold', 'warmth'],
    ] as const) {
      const { edge, taken } = await take(controls, from, trigger)
      expect([...taken], `${from} ${trigger}`).toContain(edge.id)
    }
    expect(controls.harness.snapshot.value).toEqual({ lit: 'warm' })
  })

  it('finds nothing for a transition whose state is not active', () => {
    const controls = new MachineControls(lamp)
    const edge = diagram.edges.find(({ from }) => from === 'lamp.lit.cold')
    expect(edge && findTake(controls, edge)).toBeUndefined()
  })

  it.each(Object.entries(machineDocs))(
    'takes exactly the pressed transition at the start of %s',
    async (_, { machine, fixtures }) => {
      const subject = createSubject(machine, fixtures as never)
      for (const edge of toDiagram(machine).edges) {
        const controls = new MachineControls(subject)
        const perform = findTake(controls, edge)
        if (!perform) continue
        expect(getOpenEdgeIds(controls.harness.snapshot)).toContain(edge.id)
        await perform()
        expect([...getHighlights(controls.harness.snapshot, controls.lastSteps).taken]).toContain(edge.id)
      }
    },
  )
})
