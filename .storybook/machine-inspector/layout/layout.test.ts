import Elk from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { toDiagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { machineDocs } from '../../../packages/machines/src/testing/documentation/machine-docs.ts'
import { lampMachine } from '../../../packages/machines/src/testing/samples/lamp.ts'
import { bundleTransitions } from './graph.ts'
import { layoutChart, layoutThumbnail, type Box, type ChartLayout } from './layout.ts'

const elk = new Elk()

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('bundleTransitions', () => {
  it('draws one arrow for all transitions from one state to another', () => {
    const bundles = bundleTransitions(toDiagram(lampMachine))
    const toDark = bundles.find(({ from, to }) => from === 'lamp.fetching' && to === 'lamp.dark')
    expect(toDark?.edges.map(({ trigger }) => trigger.kind)).toEqual(['resolve', 'reject', 'after'])
  })

  it('starts transitions to descendants inside the state', () => {
    const { machine } = machineDocs.rating as (typeof machineDocs)[string]
    const starts = bundleTransitions(toDiagram(machine)).map(({ from }) => from)
    expect(starts).toContain('rating.stars:any')
    expect(starts).not.toContain('rating.choosing')
  })
})

describe('layoutChart', () => {
  it('is deterministic', async () => {
    const diagram = toDiagram(lampMachine)
    expect(await layoutChart(diagram, elk)).toEqual(await layoutChart(diagram, elk))
  })

  describe.each(Object.entries(machineDocs))('%s', (_, { machine }) => {
    const diagram = toDiagram(machine)
    // Shared, because the layout of a large chart takes a second.
    let layout: Promise<ChartLayout> | undefined
    const fullSize = () => (layout ??= layoutChart(diagram, elk))

    it.each([
      ['in full size', fullSize],
      ['as a thumbnail', () => layoutThumbnail(diagram, elk)],
    ])('places every state without overlap, %s', async (_, lay) => {
      const { states, width, height } = await lay()
      const boxes = new Map(states.map(({ state, box }) => [state.id, box]))
      for (const { state, box } of states) {
        const parent = state.parent === undefined ? { x: 0, y: 0, width, height } : boxes.get(state.parent)
        expect(isInside(box, parent as Box), `${state.id} is inside its parent`).toBe(true)
      }
      const leaves = states.filter(({ state }) => state.children.length === 0)
      const clashes = leaves.flatMap((one, index) =>
        leaves.slice(index + 1).filter((other) => overlaps(one.box, other.box)),
      )
      expect(clashes.map(({ state }) => state.id)).toEqual([])
    })

    it('draws a line and a label for every external transition', async () => {
      const { arrows, states } = await fullSize()
      const layoutLoaders = arrows.flatMap(({ edges }) => edges.map(({ id }) => id))
      const leading = diagram.edges.filter(({ to }) => to !== undefined).map(({ id }) => id)
      expect(layoutLoaders.sort()).toEqual(leading.sort())
      for (const { id, points, label } of arrows) {
        expect(points.length, id).toBeGreaterThan(1)
        expect(label.width, id).toBeGreaterThan(0)
        const covered = states.filter(({ state, box }) => state.children.length === 0 && overlaps(label, box))
        expect(
          covered.map(({ state }) => state.id),
          `the label of ${id} covers a state`,
        ).toEqual([])
      }
    })
  })
})
