import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import * as all from './index.ts'
import { getRequirement } from './port/index.ts'
import { machineDocs } from './testing/documentation/machine-docs.ts'
import { createFakes } from './testing/harness.ts'
import type { AnyFixtures } from './testing/fixtures.ts'
import { settle } from './testing/settle.ts'

const consoleError = vi.spyOn(console, 'error')
beforeEach(() => void consoleError.mockReset().mockImplementation(() => {}))
afterEach(() => void consoleError.mockReset())

const creates: Readonly<Record<string, (ports: object) => AnyStateMachine>> = {
  account: all.createAccountMachine as never,
  auth: all.createAuthMachine as never,
  chat: all.createChatMachine as never,
  erasure: all.createErasureMachine as never,
  favorite: all.createFavoriteMachine as never,
  favorites: all.createFavoritesMachine as never,
  'game-session': all.createGameSessionMachine as never,
  'high-scores': all.createHighScoresMachine as never,
  'live-chat': all.createLiveChatMachine as never,
  rating: all.createRatingMachine as never,
  request: all.createRequestMachine as never,
  'smart-search': all.createSmartSearchMachine as never,
  'text-to-speech': all.createTextToSpeechMachine as never,
  transcription: all.createTranscriptionMachine as never,
  'video-generation': all.createVideoGenerationMachine as never,
}

it('covers every machine that needs ports', () => {
  const withPorts = Object.entries(machineDocs).filter(
    ([, { machine }]) => Object.keys(machine.implementations.actors).length > 0,
  )
  expect(Object.keys(creates)).toEqual(withPorts.map(([name]) => name))
})

describe.each(Object.entries(creates))('the factory @%s', (name, create) => {
  const { machine, fixtures } = machineDocs[name]!
  const names = Object.keys(machine.implementations.actors)

  it('provides every port and resource', () => {
    const fakes = createFakes(fixtures as unknown as AnyFixtures)
    expect(Object.keys(fakes.provided).toSorted()).toEqual(names.toSorted())
    const made = create(fakes.provided)
    expect(made.id).toBe(machine.id)
    for (const part of names)
      expect(made.implementations.actors[part]).not.toBe(machine.implementations.actors[part])
  })

  it.each(['left out', 'undefined'])('keeps the placeholder of a port that is %s', (how) => {
    const made = create(how === 'undefined' ? Object.fromEntries(names.map((part) => [part, undefined])) : {})
    expect(made.id).toBe(machine.id)
    for (const part of names)
      expect(made.implementations.actors[part]).toBe(machine.implementations.actors[part])
  })

  it('lists what to provide when called without ports', () => {
    expect(() => create(undefined as never)).toThrow(`create it with { ${names.join(', ')} }`)
  })

  it.each(names)('%s is a named placeholder until it is provided', async (part) => {
    const standIn = machine.implementations.actors[part] as AnyActorLogic
    expect(getRequirement(standIn)?.kind).toMatch(/port|resource/)
    const actor = createActor(standIn)
    actor.subscribe({ error: () => {} })
    actor.start()
    await settle()
    expect(String(consoleError.mock.calls[0]?.[0])).toContain(`"${part}" is not provided`)
  })
})
