import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { authMachine, Secret, selectAuthFailure } from '../auth/index.ts'
import { chatMachine, selectChatMessages, selectChatStatus } from '../chat/index.ts'
import { highScoresMachine, selectScores } from '../high-scores/index.ts'
import { providePorts } from '../port/index.ts'
import { noticeMachine, selectNotice } from '../notice/index.ts'
import { ratingMachine, selectRatingStatus } from '../rating/index.ts'
import type { AnyFixtures } from '../testing/fixtures.ts'
import { parseGraphEvent, serializeState, expectedActors } from '../testing/fixtures.ts'
import { findConfigurations } from '../testing/configurations.ts'
import { machineDocs } from '../testing/documentation/machine-docs.ts'
import { createFakes, settle, startHarness, StepClock } from '../testing/index.ts'
import { perform } from '../testing/replay.ts'
import { persist, restore } from './persistence.ts'

const writes = [
  'addFavorite',
  'changePassword',
  'closeAccount',
  'createAccount',
  'createSession',
  'deleteSession',
  'endSessions',
  'removeFavorite',
  'removeRecord',
  'rename',
  'saveRating',
  'selectKey',
  'start',
  'submit',
]

const getFixtures = (name: string) => machineDocs[name]?.fixtures as unknown as AnyFixtures

/** Restores a machine with new ports. */
const restoreWithFakes = (machine: AnyStateMachine, fixtures: AnyFixtures, text: string) => {
  const fakes = createFakes(fixtures)
  const clock = new StepClock()
  const actor = restore(providePorts(machine, fakes.provided, { report: () => {} }), text, {
    clock,
  }) as AnyActor
  return { actor, fakes, clock }
}

describe.each(Object.entries(machineDocs))('@%s, persisted and restored', (name, { machine }) => {
  const fixtures = getFixtures(name)

  it('continues in any state: repeats no write and reopens no resource', async () => {
    let restored = 0
    for (const { input, path, snapshot } of findConfigurations(machine, fixtures)) {
      const harness = startHarness(machine, fixtures, input as never) as never as Parameters<
        typeof perform
      >[0]
      for (const event of path) await perform(harness, machine, parseGraphEvent(event))
      const there = serializeState(harness.snapshot)
      let text: string
      try {
        text = persist(harness.actor as never)
      } catch (error) {
        // Files and bytes are rejected with an explanation.
        expect(String(error)).toMatch(
          /^TypeError: .+ is a (Blob|Uint8Array|ArrayBuffer), which JSON cannot hold/,
        )
        continue
      } finally {
        harness.stop()
      }
      restored += 1
      const { actor, fakes, clock } = restoreWithFakes(machine, fixtures, text)
      actor.start()
      expect(fakes.held.filter((held) => writes.includes(held))).toEqual([])
      const calls = Object.entries(fakes.ports) as unknown as [string, { calls: unknown[] }][]
      const made = calls.flatMap(([port, { calls }]) => calls.map(() => port))
      if (!fixtures.resources)
        expect(made.filter((port) => !expectedActors(snapshot).includes(port))).toEqual([])
      await settle()
      expect(actor.getSnapshot().status).toBe('active')
      expect(Object.values(fakes.resources).flatMap(({ holds }) => holds)).toEqual([])
      if (expectedActors(snapshot).every((actor) => !writes.includes(actor) && fixtures.ports[actor])) {
        expect(serializeState(actor.getSnapshot())).toBe(there)
        expect(clock.pending > 0).toBe(
          snapshot._nodes.some(({ after }) => after.length > 0) || made.length > 0,
        )
      }
      actor.stop()
      expect(fakes.held).toEqual([])
      expect(clock.pending).toBe(0)
    }
    expect(restored).toBeGreaterThan(0)
  })
})

describe('restore', () => {
  const talk = { model: 'flash', messages: [] } as const

  it('keeps the received part of a reply without starting it again', async () => {
    const harness = startHarness(chatMachine, getFixtures('chat') as never, talk)
    await harness.send({ type: 'chat.send', text: 'Hi' })
    harness.resources.reply?.holds[0]?.send({ type: 'reply.delta', text: 'Hel' } as never)
    const { actor, fakes } = restoreWithFakes(chatMachine, getFixtures('chat'), persist(harness.actor))
    actor.start()
    await settle()
    expect(selectChatStatus(actor.getSnapshot())).toBe('idle')
    expect(selectChatMessages(actor.getSnapshot())).toEqual([
      { role: 'user', text: 'Hi' },
      { role: 'model', text: 'Hel', ending: 'stopped', failure: null },
    ])
    expect(fakes.resources.reply?.holds).toEqual([])
  })

  it('fails a pending write instead of repeating it', async () => {
    const harness = startHarness(ratingMachine, getFixtures('rating') as never, {
      gameId: 'g1',
      userId: 'u1',
    })
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'rating.confirm' })
    const { actor, fakes } = restoreWithFakes(ratingMachine, getFixtures('rating'), persist(harness.actor))
    actor.start()
    await settle()
    expect(selectRatingStatus(actor.getSnapshot())).toBe('confirming')
    expect(actor.getSnapshot().context.failure?.kind).toBe('interrupted')
    expect(fakes.held).toEqual(['loadRating'])
    actor.send({ type: 'rating.confirm' })
    expect(fakes.held).toEqual(['loadRating', 'saveRating'])
  })

  it('restarts a delay', async () => {
    const harness = startHarness(ratingMachine, getFixtures('rating') as never, {
      gameId: 'g1',
      userId: 'u1',
    })
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'rating.confirm' })
    Reflect.get(harness.ports, 'saveRating').resolve(undefined)
    await harness.advance(2000)
    const { actor, clock } = restoreWithFakes(ratingMachine, getFixtures('rating'), persist(harness.actor))
    actor.start()
    await clock.advance(2499)
    expect(selectRatingStatus(actor.getSnapshot())).toBe('thanking')
    await clock.advance(1)
    expect(selectRatingStatus(actor.getSnapshot())).toBe('idle')
    expect(clock.pending).toBe(0)
  })

  it('restarts a delay given in milliseconds', async () => {
    const machine = setup({}).createMachine({
      initial: 'on',
      states: { on: { after: { 500: { target: 'off' } } }, off: {} },
    })
    const clock = new StepClock()
    const actor = restore(machine, persist(createActor(machine).start()), { clock }).start()
    await clock.advance(499)
    expect(actor.getSnapshot().value).toBe('on')
    await clock.advance(1)
    expect(actor.getSnapshot().value).toBe('off')
  })

  it('restarts a delay computed from the context', async () => {
    const clock = new StepClock()
    const notice = createActor(noticeMachine, { input: { duration: 300 } }).start()
    notice.send({ type: 'notice.show', code: 'copied' })
    const actor = restore(noticeMachine, persist(notice), { clock }).start()
    await clock.advance(299)
    expect(selectNotice(actor.getSnapshot())).toBe('copied')
    await clock.advance(1)
    expect(selectNotice(actor.getSnapshot())).toBe(null)
    notice.stop()
  })

  it('keeps an infinite limit', async () => {
    const harness = startHarness(highScoresMachine, getFixtures('high-scores') as never, {
      gameId: 'zellige',
    })
    await harness.send({ type: 'scores.load' })
    const { actor, fakes } = restoreWithFakes(
      highScoresMachine,
      getFixtures('high-scores'),
      persist(harness.actor),
    )
    actor.start()
    Reflect.get(fakes.ports, 'listOrdered').resolve(getFixtures('high-scores').ports.listOrdered?.resolves[1])
    await settle()
    expect(selectScores(actor.getSnapshot())).toHaveLength(3)
  })

  it('never restores a password: a pending sign-in must be repeated', async () => {
    const harness = startHarness(authMachine, getFixtures('auth') as never)
    Reflect.get(harness.ports, 'getAccount').resolve(null)
    await harness.settle()
    await harness.send({
      type: 'auth.signIn',
      email: 'sara@example.com',
      password: new Secret('open sesame'),
    })
    const text = persist(harness.actor)
    expect(text).not.toContain('open sesame')
    const { actor, fakes } = restoreWithFakes(authMachine, getFixtures('auth'), text)
    actor.start()
    await settle()
    expect(fakes.held).toEqual([])
    expect(selectAuthFailure(actor.getSnapshot())).toBe('sign-in')
    expect(actor.getSnapshot().context.failure?.kind).toBe('interrupted')
    expect(actor.getSnapshot().context.credentials).toBe(null)
  })

  it('persist throws with the path of a value that JSON cannot hold', () => {
    const actor = { id: 'x', getPersistedSnapshot: () => ({ context: { clips: [new Blob(['a'])] } }) }
    expect(() => persist(actor)).toThrow(
      'x.context.clips[0] is a Blob, which JSON cannot hold: ' +
        'store getPersistedSnapshot() itself where files are supported, such as IndexedDB.',
    )
  })

  it('returns an actor that is not started', () => {
    const text = persist(createActor(ratingMachine, { input: { gameId: 'g1', userId: null } }).start())
    const { actor, clock } = restoreWithFakes(ratingMachine, getFixtures('rating'), text)
    expect(clock.pending).toBe(0)
    expect(actor.getSnapshot().status).toBe('active')
  })
})
