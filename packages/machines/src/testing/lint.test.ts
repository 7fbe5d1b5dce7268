import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { requiredPort, requiredResource } from '../port/index.ts'
import { lintMachine } from './lint.ts'
import { carelessLamp } from './samples/broken-lamps.ts'
import { lampMachine, lampSetup } from './samples/lamp.ts'

describe('lintMachine', () => {
  it('returns nothing for a sound chart', () => {
    expect(lintMachine(lampMachine)).toEqual([])
  })

  it('returns every violation with its state', () => {
    expect(lintMachine(carelessLamp)).toEqual([
      'The machine\'s id "Careless lamp" is not a camelCase name.',
      'Careless lamp: may loop forever: set options.maxIterations.',
      'Careless lamp: has no description: say what it means to the user.',
      'Careless lamp.fetching: invokes "fetchBulb" as "0.Careless lamp.fetching": ' +
        "give it its own name, id: 'fetchBulb'.",
      'Careless lamp.fetching: "0.Careless lamp.fetching" may fail and nothing handles it: add onError.',
      'Careless lamp.fetching: "0.Careless lamp.fetching" may never settle: ' +
        'give its port a timeout, or add a way to cancel or stop.',
      'Careless lamp.fetching: has an inline action: name it in setup({ actions }), so that diagrams can name it.',
      'Careless lamp.fetching: has exit actions, which do not run when the actor stops: ' +
        'release in the invoked actor instead.',
      'Careless lamp.stuck: is a dead end: no transition leads out of it.',
      'Careless lamp.waiting: handles "press": name events scope.verb.',
      'Careless lamp.waiting: has an inline guard: name it in setup({ guards }), so that diagrams can name it.',
      'Careless lamp.waiting: has an inline action: name it in setup({ actions }), so that diagrams can name it.',
      'Careless lamp.waiting: waits 3000 ms: name it in setup({ delays }).',
    ])
  })

  it('does not accept a cancel or a timer without a target as the end of a call', () => {
    const deaf = lampSetup.createMachine({
      id: 'deaf',
      options: { maxIterations: 100 },
      description: 'A lamp that hears no',
      context: { bulb: null, watts: 0 },
      initial: 'fetching',
      states: {
        dark: { description: 'Off', on: { 'lamp.press': { target: 'fetching' } } },
        fetching: {
          description: 'Fetches a bulb',
          invoke: {
            id: 'fetchBulb',
            src: 'fetchBulb',
            input: { socket: 'E27' },
            onDone: { target: 'dark' },
            onError: { target: 'dark' },
          },
          on: { 'lamp.cancel': { actions: 'forget' } },
          after: { timeout: { actions: 'forget' } },
        },
      },
    })
    expect(lintMachine(deaf)).toEqual([
      'deaf.fetching: "fetchBulb" may never settle: give its port a timeout, or add a way to cancel or stop.',
    ])
  })

  it('accepts the timeout of a port, and trusts a resource', () => {
    const machine = setup({
      types: { events: {} as { type: 'lamp.press' } },
      actors: {
        fetchBulb: requiredPort<undefined, string>('fetchBulb', { timeoutMs: 5000 }),
        bulb: requiredResource('bulb', () => ({ type: 'lamp.press' })),
      },
    }).createMachine({
      id: 'patient',
      options: { maxIterations: 100 },
      description: 'A lamp that waits',
      initial: 'fetching',
      states: {
        fetching: {
          description: 'Fetches a bulb',
          invoke: {
            id: 'fetchBulb',
            src: 'fetchBulb',
            onDone: { target: 'lit' },
            onError: { target: 'lit' },
          },
        },
        lit: {
          description: 'Holds it',
          invoke: { id: 'bulb', src: 'bulb' },
          on: { 'lamp.press': { target: 'fetching' } },
        },
      },
    })
    expect(lintMachine(machine)).toEqual([
      'patient.lit: "bulb" may never settle: give its port a timeout, or add a way to cancel or stop.',
    ])
  })
})
