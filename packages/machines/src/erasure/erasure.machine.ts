import { failedAs, kindOf, withWorld } from '../port/index.ts'
import { erasureSetup } from './erasure.setup.ts'
import type { ErasurePorts, StoredRecord } from './erasure.types.ts'

/** Removes what is stored in one's name, piece by piece, because no call removes all of it. */
export const erasureMachine = erasureSetup.createMachine({
  id: 'erasure',
  options: { maxIterations: 100 },
  description: 'Removes what is stored in one’s name',
  context: ({ input: { userId } }) => ({ userId, left: [], removed: [], refused: [], failure: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing has been removed yet',
      on: { 'erasure.start': { target: 'working' } },
    },
    working: {
      description: 'Pieces are being removed',
      tags: ['busy'],
      initial: 'listing',
      on: { 'erasure.stop': { target: 'stopped', actions: 'tellEnded' } },
      states: {
        listing: {
          description: 'Learns what there is, or whether anything is left',
          invoke: {
            id: 'listRecords',
            src: 'listRecords',
            input: ({ context: { userId } }) => ({ userId }),
            onDone: {
              target: 'deciding',
              actions: { type: 'takeOver', params: ({ event }) => ({ records: event.output }) },
            },
            onError: [
              {
                guard: { type: 'sessionEnded', params: kindOf },
                target: '#erasure.broken',
                actions: [{ type: 'fail', params: failedAs('list') }, 'tellLoginRequired'],
              },
              {
                target: '#erasure.broken',
                actions: [{ type: 'fail', params: failedAs('list') }, 'tellEnded'],
              },
            ],
          },
        },
        deciding: {
          description: 'What was listed has had its turn, or has it now',
          always: [
            { guard: 'nothingLeft', target: '#erasure.finished', actions: 'tellEnded' },
            { target: 'removing' },
          ],
        },
        removing: {
          description: 'One piece is on its way out',
          invoke: {
            id: 'removeRecord',
            src: 'removeRecord',
            input: ({ context: { userId, left } }) => ({ userId, record: left[0] as StoredRecord }),
            onDone: { target: 'goingOn', actions: 'countRemoved' },
            onError: [
              {
                guard: { type: 'sessionEnded', params: kindOf },
                target: '#erasure.broken',
                actions: [{ type: 'fail', params: failedAs('remove') }, 'tellLoginRequired'],
              },
              {
                guard: { type: 'refused', params: kindOf },
                target: 'goingOn',
                actions: 'countRefused',
              },
              { guard: { type: 'tooFast', params: kindOf }, target: 'waiting' },
              {
                target: '#erasure.broken',
                actions: [{ type: 'fail', params: failedAs('remove') }, 'tellEnded'],
              },
            ],
          },
        },
        goingOn: {
          description: 'The next piece, or a look whether there is more than was listed',
          always: [{ guard: 'nothingLeft', target: 'listing' }, { target: 'removing' }],
        },
        waiting: {
          description: 'The backend asks for a pause',
          after: { breath: { target: 'removing' } },
        },
      },
    },
    finished: {
      description: 'All of it has had its turn; what the backend refused to remove is left',
      on: { 'erasure.start': { target: 'working', actions: 'startOver' } },
    },
    stopped: {
      description: 'The visitor has stopped it; the rest is left',
      on: { 'erasure.start': { target: 'working', actions: 'startOver' } },
    },
    broken: {
      description: 'It broke off; the rest is left',
      on: { 'erasure.start': { target: 'working', actions: 'startOver' } },
    },
  },
})

/** The machine with its world: see {@link ErasurePorts}. */
export const createErasureMachine = (ports: ErasurePorts): typeof erasureMachine =>
  withWorld(erasureMachine, ports)
