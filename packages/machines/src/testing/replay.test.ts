import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { fromPort } from '../port/index.ts'
import type { AnyFixtures } from './fixtures.ts'
import { replayShortestPaths } from './replay.ts'
import { lampFixtures, lampMachine } from './samples/lamp.ts'

const fixtures = lampFixtures as unknown as AnyFixtures

describe('replayShortestPaths', () => {
  it('replays every configuration of a sound machine', async () => {
    expect(await replayShortestPaths(lampMachine, fixtures)).toBe(6)
  })

  it('throws when actor and graph differ', async () => {
    // Its effect sends an event to itself: invisible to the graph, real in the actor.
    const jumpy = setup({
      types: { events: {} as { type: 'lamp.press' } | { type: 'lamp.cancel' } },
      actors: { fetchBulb: fromPort(async () => 'good') },
      actions: { jump: ({ self }) => self.send({ type: 'lamp.cancel' }) },
    }).createMachine({
      id: 'jumpy',
      initial: 'dark',
      states: {
        dark: { on: { 'lamp.press': { target: 'lit', actions: 'jump' } } },
        lit: { on: { 'lamp.cancel': { target: 'dark' } } },
      },
    })
    await expect(replayShortestPaths(jumpy, { ...fixtures, ports: {}, resources: {} })).rejects.toThrow(
      /The actor is at .*"dark".* its graph at .*"lit".*\nafter:\n.*lamp\.press/,
    )
  })
})
