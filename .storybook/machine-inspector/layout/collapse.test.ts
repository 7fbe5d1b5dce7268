import { describe, expect, it } from 'vitest'
import { flattenStates, toDiagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { lampMachine } from '../../../packages/machines/src/testing/samples/lamp.ts'
import { collapseStates } from './collapse.ts'

const diagram = toDiagram(lampMachine)
const collapsed = collapseStates(diagram, new Set(['lamp.lit']))

describe('collapseStates', () => {
  it('returns the same diagram when nothing is collapsed', () => {
    expect(collapseStates(diagram, new Set())).toBe(diagram)
  })

  it('hides the states inside, and no other', () => {
    const hidden = flattenStates(diagram.root)
      .map(({ id }) => id)
      .filter((id) => id.startsWith('lamp.lit.'))
    expect(hidden.length).toBeGreaterThan(0)
    const left = flattenStates(collapsed.root).map(({ id }) => id)
    expect(left).toEqual(
      flattenStates(diagram.root)
        .map(({ id }) => id)
        .filter((id) => !hidden.includes(id)),
    )
  })

  it('connects transitions of hidden states to the state that hides them', () => {
    const ids = new Set(flattenStates(collapsed.root).map(({ id }) => id))
    for (const { from, to } of collapsed.edges) {
      expect(ids).toContain(from)
      if (to !== undefined) expect(ids).toContain(to)
    }
  })

  it('drops transitions between hidden states', () => {
    const inner = diagram.edges.filter(
      ({ from, to }) => from.startsWith('lamp.lit.') && to?.startsWith('lamp.lit.'),
    )
    expect(inner.length).toBeGreaterThan(0)
    for (const { id } of inner) expect(collapsed.edges.map((edge) => edge.id)).not.toContain(id)
  })
})
