import { describe, expect, test } from 'vitest'
import { type FaultName, FAULTS } from '../faults/fault.ts'
import { openSession } from '../testing/live-client.ts'
import { startTestGemini } from '../testing/test-gemini.ts'

const tested = new Set<FaultName>()

/** Marks a fault as covered; the last test checks that every fault is. */
function covers<Name extends FaultName>(name: Name): Name {
  tested.add(name)
  return name
}

describe('live sessions', () => {
  const setup = { model: 'models/gemini-3.8-live' }
  const spoiled = async (name: FaultName) => {
    const session = await openSession(await startTestGemini())
    session.send({ setup: { ...setup, systemInstruction: { parts: [{ text: `x #fault:${name}` }] } } })
    return session
  }

  test.each([
    [covers('live-refused'), 1008],
    [covers('live-invalid'), 1007],
  ])('%s', async (name, code) => {
    const session = await spoiled(name)
    expect((await session.ended()).code).toBe(code)
    expect(session.messages).toEqual([])
  })

  test(covers('live-silent'), async () => {
    const session = await spoiled('live-silent')
    session.send({ realtimeInput: { text: 'hello' } })
    // The second setup closes the session: the first one was read but never answered.
    expect((await session.ended()).code).toBe(1007)
    expect(session.messages).toEqual([])
  })

  test.each([
    [covers('live-internal'), 1011],
    [covers('live-cut'), 1006],
  ])('%s', async (name, code) => {
    const session = await spoiled(name)
    session.send({ realtimeInput: { text: 'hello' } })
    expect((await session.ended()).code).toBe(code)
    expect(
      session.messages.filter(({ serverContent }) => serverContent?.modelTurn !== undefined).length,
    ).toBeGreaterThan(3)
    expect(session.messages.some(({ serverContent }) => serverContent?.turnComplete === true)).toBe(false)
  })

  test(covers('live-go-away'), async () => {
    const session = await spoiled('live-go-away')
    expect((await session.until(({ goAway }) => goAway !== undefined)).goAway?.timeLeft).toBe('9.5s')
    expect((await session.ended()).code).toBe(1011)
  })

  test(covers('live-interrupted'), async () => {
    const session = await spoiled('live-interrupted')
    session.send({ realtimeInput: { text: 'hello' } })
    await session.until(({ serverContent }) => serverContent?.turnComplete === true)
    const contents = session.messages.flatMap(({ serverContent }) => serverContent ?? [])
    expect(contents.slice(-2)).toEqual([{ interrupted: true }, { turnComplete: true }])
  })
})

test('every fault of live sessions has a test', () => {
  const names = Object.keys(FAULTS).filter((name) => name.startsWith('live-'))
  expect(names.filter((name) => !tested.has(name as FaultName))).toEqual([])
})
