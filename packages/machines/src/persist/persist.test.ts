import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { authMachine, Secret, selectAuthFailure, selectAuthFailureKind } from '../auth/index.ts'
import { chatMachine, selectChatMessages, selectChatStatus } from '../chat/index.ts'
import { highScoresMachine, selectScores } from '../high-scores/index.ts'
import { withWorld } from '../port/index.ts'
import { ratingMachine, selectRatingFailureKind, selectRatingStatus } from '../rating/index.ts'
import type { AnyCases } from '../testing/cases.ts'
import { happeningOf, identityOf, wantedActors } from '../testing/cases.ts'
import { configurationsOf } from '../testing/configurations.ts'
import { documented } from '../testing/documented.ts'
import { fakeWorld, settle, startRig, StepClock } from '../testing/index.ts'
import { perform } from '../testing/replay.ts'
import { persist, restore } from './persist.ts'

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

const casesOf = (name: string) => documented[name]?.cases as unknown as AnyCases

/** A machine restored in a new world. */
const wake = (machine: AnyStateMachine, cases: AnyCases, text: string) => {
  const world = fakeWorld(cases)
  const clock = new StepClock()
  const actor = restore(withWorld(machine, world.provided, { tell: () => {} }), text, { clock }) as AnyActor
  return { actor, world, clock }
}

describe.each(Object.entries(documented))('@%s, put away and restored', (name, { machine }) => {
  const cases = casesOf(name)

  it('goes on wherever it was: no write is made twice, nothing is held that was not asked for anew', async () => {
    let restored = 0
    for (const { input, path, snapshot } of configurationsOf(machine, cases)) {
      const rig = startRig(machine, cases, input as never) as never as Parameters<typeof perform>[0]
      for (const event of path) await perform(rig, machine, happeningOf(event))
      const there = identityOf(rig.snapshot)
      let text: string
      try {
        text = persist(rig.actor as never)
      } catch (error) {
        // Files and bytes are refused, in words.
        expect(String(error)).toMatch(
          /^TypeError: .+ is a (Blob|Uint8Array|ArrayBuffer), which no text can hold/,
        )
        continue
      } finally {
        rig.stop()
      }
      restored += 1
      const { actor, world, clock } = wake(machine, cases, text)
      actor.start()
      expect(world.held.filter((held) => writes.includes(held))).toEqual([])
      const calls = Object.entries(world.ports) as unknown as [string, { calls: unknown[] }][]
      const made = calls.flatMap(([port, { calls }]) => calls.map(() => port))
      if (!cases.resources) expect(made.filter((port) => !wantedActors(snapshot).includes(port))).toEqual([])
      await settle()
      expect(actor.getSnapshot().status).toBe('active')
      expect(Object.values(world.resources).flatMap(({ holds }) => holds)).toEqual([])
      if (wantedActors(snapshot).every((actor) => !writes.includes(actor) && cases.ports[actor])) {
        expect(identityOf(actor.getSnapshot())).toBe(there)
        expect(clock.pending > 0).toBe(
          snapshot._nodes.some(({ after }) => after.length > 0) || made.length > 0,
        )
      }
      actor.stop()
      expect(world.held).toEqual([])
      expect(clock.pending).toBe(0)
    }
    expect(restored).toBeGreaterThan(0)
  })
})

describe('what is restored', () => {
  const talk = { model: 'flash', messages: [] } as const

  it('is a reply that was coming in, as far as it had come: it does not begin again', async () => {
    const rig = startRig(chatMachine, casesOf('chat') as never, talk)
    await rig.send({ type: 'chat.send', text: 'Hi' })
    rig.resources.reply?.holds[0]?.send({ type: 'reply.delta', text: 'Hel' } as never)
    const { actor, world } = wake(chatMachine, casesOf('chat'), persist(rig.actor))
    actor.start()
    await settle()
    expect(selectChatStatus(actor.getSnapshot())).toBe('idle')
    expect(selectChatMessages(actor.getSnapshot())).toEqual([
      { role: 'user', text: 'Hi' },
      { role: 'model', text: 'Hel', ending: 'stopped', failure: null },
    ])
    expect(world.resources.reply?.holds).toEqual([])
  })

  it('is a write whose fate nobody knows, as a failure: it is not made again by itself', async () => {
    const rig = startRig(ratingMachine, casesOf('rating') as never, { gameId: 'g1', userId: 'u1' })
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'rating.confirm' })
    const { actor, world } = wake(ratingMachine, casesOf('rating'), persist(rig.actor))
    actor.start()
    await settle()
    expect(selectRatingStatus(actor.getSnapshot())).toBe('confirming')
    expect(selectRatingFailureKind(actor.getSnapshot())).toBe('interrupted')
    expect(world.held).toEqual(['loadRating'])
    actor.send({ type: 'rating.confirm' })
    expect(world.held).toEqual(['loadRating', 'saveRating'])
  })

  it('is a wait, from its beginning', async () => {
    const rig = startRig(ratingMachine, casesOf('rating') as never, { gameId: 'g1', userId: 'u1' })
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'rating.confirm' })
    Reflect.get(rig.ports, 'saveRating').resolve(undefined)
    await rig.advance(2000)
    const { actor, clock } = wake(ratingMachine, casesOf('rating'), persist(rig.actor))
    actor.start()
    await clock.advance(2499)
    expect(selectRatingStatus(actor.getSnapshot())).toBe('thanking')
    await clock.advance(1)
    expect(selectRatingStatus(actor.getSnapshot())).toBe('idle')
    expect(clock.pending).toBe(0)
  })

  it('is a wait that a chart gives in milliseconds', async () => {
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

  it('is a limit that is no number to JSON', async () => {
    const rig = startRig(highScoresMachine, casesOf('high-scores') as never, { gameId: 'zellige' })
    await rig.send({ type: 'scores.load' })
    const { actor, world } = wake(highScoresMachine, casesOf('high-scores'), persist(rig.actor))
    actor.start()
    Reflect.get(world.ports, 'listOrdered').resolve(casesOf('high-scores').ports.listOrdered?.resolves[1])
    await settle()
    expect(selectScores(actor.getSnapshot())).toHaveLength(3)
  })

  it('is never a password: whoever was signing in does so again', async () => {
    const rig = startRig(authMachine, casesOf('auth') as never)
    Reflect.get(rig.ports, 'getAccount').resolve(null)
    await rig.settle()
    await rig.send({ type: 'auth.signIn', email: 'sara@example.com', password: new Secret('open sesame') })
    const text = persist(rig.actor)
    expect(text).not.toContain('open sesame')
    const { actor, world } = wake(authMachine, casesOf('auth'), text)
    actor.start()
    await settle()
    expect(world.held).toEqual([])
    expect(selectAuthFailure(actor.getSnapshot())).toBe('sign-in')
    expect(selectAuthFailureKind(actor.getSnapshot())).toBe('interrupted')
    expect(actor.getSnapshot().context.credentials).toBe(null)
  })

  it('is refused, naming its place, when no text can hold it', () => {
    const actor = { id: 'x', getPersistedSnapshot: () => ({ context: { clips: [new Blob(['a'])] } }) }
    expect(() => persist(actor)).toThrow(
      'x.context.clips[0] is a Blob, which no text can hold: ' +
        'keep getPersistedSnapshot() itself where files can be kept, such as IndexedDB.',
    )
  })

  it('does not start by itself', () => {
    const text = persist(createActor(ratingMachine, { input: { gameId: 'g1', userId: null } }).start())
    const { actor, clock } = wake(ratingMachine, casesOf('rating'), text)
    expect(clock.pending).toBe(0)
    expect(actor.getSnapshot().status).toBe('active')
  })
})
