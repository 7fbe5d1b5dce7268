import { assign, sendTo, setup } from 'xstate'
import { isNumber, isRecord, isString, requiredPort, requiredResource } from '../../port/index.ts'
import type { Port } from '../../port/index.ts'
import type { MachineFixtures } from '../fixtures.ts'

export type LampEvent = { type: 'lamp.press' } | { type: 'lamp.cancel' } | BulbEvent

type BulbEvent = { type: 'bulb.lit'; watts: number } | { type: 'bulb.failed' }

export interface LampPorts {
  fetchBulb: Port<{ socket: string }, string>
}

export const lampSetup = setup({
  types: { context: {} as { bulb: string | null; watts: number }, events: {} as LampEvent },
  actors: {
    fetchBulb: requiredPort<{ socket: string }, string>('fetchBulb', { isOutput: isString }),
    bulb: requiredResource('bulb', (): BulbEvent => ({ type: 'bulb.failed' }), {
      events: { 'bulb.lit': isRecord<{ watts: number }>({ watts: isNumber }), 'bulb.failed': () => true },
    }),
  },
  actions: {
    keep: assign({ bulb: (_, { bulb }: { bulb: string }) => bulb }),
    measure: assign({ watts: (_, { watts }: { watts: number }) => watts }),
    forget: assign({ bulb: null, watts: 0 }),
    brighten: sendTo('bulb', { type: 'bulb.brighten' }),
    explode: (_, { bulb }: { bulb: string }) => {
      if (bulb === 'bad') throw new Error('pop')
    },
  },
  guards: { works: (_, { bulb }: { bulb: string }) => bulb !== 'dud' },
  delays: { timeout: 5000, warmth: 1000 },
})

const start = { bulb: null, watts: 0 }
const toDark = { target: '#lamp.dark', actions: 'forget' } as const

/** A lamp that fetches a bulb through a port and holds it as a resource. Breaks no lint rule. */
export const lampMachine = lampSetup.createMachine({
  id: 'lamp',
  options: { maxIterations: 100 },
  description: 'A lamp',
  context: start,
  initial: 'dark',
  states: {
    dark: { description: 'Off', on: { 'lamp.press': { target: 'fetching' } } },
    fetching: {
      description: 'Fetches a bulb',
      invoke: {
        id: 'fetchBulb',
        src: 'fetchBulb',
        input: { socket: 'E27' },
        onDone: [
          {
            guard: { type: 'works', params: ({ event }) => ({ bulb: event.output }) },
            target: 'lit',
            actions: { type: 'keep', params: ({ event }) => ({ bulb: event.output }) },
          },
          toDark,
        ],
        onError: toDark,
      },
      after: { timeout: toDark },
    },
    lit: {
      description: 'Holds the bulb',
      initial: 'cold',
      invoke: { id: 'bulb', src: 'bulb', onError: toDark },
      on: {
        'lamp.press': toDark,
        'lamp.cancel': toDark,
        'bulb.failed': toDark,
        'bulb.lit': { actions: { type: 'measure', params: ({ event }) => ({ watts: event.watts }) } },
      },
      states: {
        cold: { description: 'Just lit', after: { warmth: { target: 'warm' } } },
        warm: { description: 'Lit for a while', entry: 'brighten' },
      },
    },
  },
})

export const lampFixtures = {
  inputs: [undefined],
  events: {
    'lamp.press': [{}],
    'lamp.cancel': [{}],
    'bulb.lit': [{ watts: 40 }],
    'bulb.failed': [{}],
  },
  ports: { fetchBulb: { resolves: ['good', 'dud'], rejects: [new Error('no bulb')] } },
  resources: { bulb: { events: ['bulb.lit', 'bulb.failed'] } },
  isHome: (snapshot) => snapshot.matches('dark'),
} satisfies MachineFixtures<LampEvent, LampPorts, undefined, 'bulb'>
