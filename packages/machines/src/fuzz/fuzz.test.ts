import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { AnyFixtures } from '../testing/fixtures.ts'
import { fuzzMachine } from './fuzz.ts'
import type { Harness } from '../testing/harness.ts'
import { hauntedLamp } from '../testing/samples/broken-lamps.ts'
import { lampFixtures, lampMachine } from '../testing/samples/lamp.ts'

const fixtures = lampFixtures as unknown as AnyFixtures
const runs = 40

const isDarkWhenOff = ({ snapshot }: { snapshot: SnapshotFrom<typeof lampMachine> }) =>
  snapshot.matches('lit') || (snapshot.context.watts === 0 && snapshot.context.bulb === null)

const catchReport = (run: Promise<unknown>) =>
  run.then(
    () => {
      throw new Error('It passed.')
    },
    (report: Error) => report,
  )

describe('fuzzMachine', () => {
  it('passes a sound machine, late grants included, and visits every state', async () => {
    expect(
      await fuzzMachine(lampMachine, fixtures, { runs, invariants: { 'dark is dark': isDarkWhenOff } }),
    ).toEqual([])
  })

  it('reports the violated invariant, its state, the commands and the seed', async () => {
    const report = await catchReport(
      fuzzMachine(lampMachine, fixtures, {
        runs,
        invariants: { 'it stays dark': ({ snapshot }) => snapshot.matches('dark') },
      }),
    )
    expect(report.message).toMatch(/seed: 4321/)
    expect(report.cause).toMatchObject({
      message: expect.stringMatching(
        /Violated: it stays dark\nat: .*fetching[^]*after:\nstart[^]*lamp\.press/,
      ),
    })
  })

  it('passes each command for a resource to the invariants once', async () => {
    const isWarm = (value: unknown) => JSON.stringify(value).includes('warm')
    let brightened = 0
    await fuzzMachine(lampMachine, fixtures, {
      runs,
      invariants: {
        'the bulb receives a command when it gets warm': ({ steps, commands }) => {
          const warmed = steps.filter(({ before, after }) => isWarm(after.value) && !isWarm(before?.value))
          brightened += warmed.length
          return commands.bulb?.length === warmed.length
        },
      },
    })
    expect(brightened).toBeGreaterThan(0)
  })

  it('sends every resource event with every payload', async () => {
    const seen = new Set<unknown>()
    const wired = { ...fixtures, events: { ...fixtures.events, 'bulb.lit': [{ watts: 40 }, { watts: 60 }] } }
    await fuzzMachine(lampMachine, wired, {
      runs,
      invariants: {
        'watts are sent': ({ steps }) => {
          for (const { event } of steps) if (event.type === 'bulb.lit') seen.add(Reflect.get(event, 'watts'))
          return true
        },
      },
    })
    expect(seen).toEqual(new Set([40, 60]))
  })

  it('sends resource events before the grant', async () => {
    const report = await catchReport(
      fuzzMachine(lampMachine, fixtures, {
        runs,
        invariants: { 'no watts are known': ({ snapshot }) => snapshot.context.watts === 0 },
      }),
    )
    const { message } = report.cause as Error
    expect(message).toMatch(/bulb sends \{"watts":40/)
    expect(message).not.toMatch(/bulb is granted/)
  })

  it('combines every setup with every input', async () => {
    const starts = new Set<string>()
    const light = async (harness: Harness<typeof lampMachine, Record<string, never>>) => {
      await harness.send({ type: 'lamp.press' })
      Reflect.get(harness.ports, 'fetchBulb').resolve('good')
      await harness.settle()
    }
    let moment = 0
    await fuzzMachine(lampMachine, fixtures, {
      runs,
      setups: [light],
      invariants: {
        'the second step of a run is its setup': ({ snapshot, steps }) => {
          moment = steps[0]?.event.type === 'xstate.init' ? 1 : moment + 1
          if (moment === 2) starts.add(JSON.stringify(snapshot.value))
          return true
        },
      },
    })
    expect(starts).toEqual(new Set(['"dark"', '{"lit":"cold"}']))
  })

  it('reports a crash', async () => {
    const report = await catchReport(
      fuzzMachine(
        hauntedLamp,
        { ...fixtures, ports: { fetchBulb: { resolves: ['explosive'], rejects: [] } } },
        { runs, invariants: {} },
      ),
    )
    expect(report.cause).toMatchObject({ message: expect.stringMatching(/The machine crashed: TypeError/) })
  })

  it('returns the states that no run visited', async () => {
    const missed = await fuzzMachine(
      hauntedLamp,
      { ...fixtures, ports: { fetchBulb: { resolves: ['good'], rejects: [] } } },
      { runs, invariants: {} },
    )
    expect(missed).toEqual(['haunted.attic'])
  })
})
