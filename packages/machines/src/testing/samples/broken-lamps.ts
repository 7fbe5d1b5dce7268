import { assign, setup } from 'xstate'
import { requiredPort } from '../../port/index.ts'
import { lampSetup } from './lamp.ts'

const context = { bulb: null, watts: 0 }

/** Breaks every lint rule once. */
export const carelessLamp = setup({
  types: { context: {} as { bulb: string | null; watts: number }, events: {} as { type: 'press' } },
  actors: { fetchBulb: requiredPort<{ socket: string }, string>('fetchBulb') },
  actions: { forget: assign({ bulb: null }) },
}).createMachine({
  id: 'Careless lamp',
  context,
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Fetches a bulb',
      entry: () => {},
      exit: 'forget',
      invoke: { src: 'fetchBulb', input: { socket: 'E27' }, onDone: { target: 'stuck' } },
    },
    stuck: { description: 'No way out' },
    waiting: {
      description: 'Waits a nameless time',
      after: { 3000: { target: 'fetching' } },
      on: { press: { guard: () => true, actions: assign({ bulb: null }) } },
    },
  },
})

/** `attic` is unreachable, `cellar` is a dead end, and a bad bulb throws. */
export const hauntedLamp = lampSetup.createMachine({
  id: 'haunted',
  description: 'A haunted lamp',
  context,
  initial: 'dark',
  states: {
    dark: {
      description: 'Off',
      on: { 'lamp.press': { target: 'cellar' }, 'lamp.cancel': { target: 'fetching' } },
    },
    cellar: { description: 'No way out', on: { 'lamp.press': {} } },
    attic: { description: 'No way in', on: { 'lamp.press': { target: 'dark' } } },
    fetching: {
      description: 'Fetches a bulb',
      invoke: {
        id: 'fetchBulb',
        src: 'fetchBulb',
        input: { socket: 'E27' },
        onDone: {
          target: 'dark',
          actions: assign({
            bulb: ({ event }) => {
              if (event.output === 'explosive') throw new TypeError('pop')
              return event.output
            },
          }),
        },
        onError: { target: 'dark' },
      },
    },
  },
})
