import { failureFromError, errorKindParams, providePorts } from '../port/index.ts'
import { erasureSetup } from './erasure.setup.ts'
import type { ErasurePorts, StoredRecord } from './erasure.types.ts'

/** Deletes the user's stored data record by record, because the backend has no call that deletes all of it. */
export const erasureMachine = erasureSetup.createMachine({
  id: 'erasure',
  options: { maxIterations: 100 },
  description: 'Removes what is stored in one’s name',
  context: ({ input: { userId } }) => ({ userId, remaining: [], removed: [], refused: [], failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has been removed yet',
      on: { 'erasure.start': { target: 'working' } },
    },
    working: {
      description: 'Pieces are being removed',
      tags: ['busy'],
      initial: 'listing',
      on: { 'erasure.stop': { target: 'stopped', actions: 'emitEnded' } },
      states: {
        listing: {
          description: 'Learns what there is, or whether anything is left',
          invoke: {
            id: 'listRecords',
            src: 'listRecords',
            input: ({ context: { userId } }) => ({ userId }),
            onDone: {
              target: 'deciding',
              actions: { type: 'setRecords', params: ({ event }) => ({ records: event.output }) },
            },
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: errorKindParams },
                target: '#erasure.failed',
                actions: [{ type: 'setFailure', params: failureFromError('list') }, 'emitLoginRequired'],
              },
              {
                target: '#erasure.failed',
                actions: [{ type: 'setFailure', params: failureFromError('list') }, 'emitEnded'],
              },
            ],
          },
        },
        deciding: {
          description: 'What was listed has had its turn, or has it now',
          always: [
            { guard: 'isNothingLeft', target: '#erasure.finished', actions: 'emitEnded' },
            { target: 'removing' },
          ],
        },
        removing: {
          description: 'One piece is on its way out',
          invoke: {
            id: 'removeRecord',
            src: 'removeRecord',
            input: ({ context: { userId, remaining } }) => ({ userId, record: remaining[0] as StoredRecord }),
            onDone: { target: 'nextRecord', actions: 'countRemoved' },
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: errorKindParams },
                target: '#erasure.failed',
                actions: [{ type: 'setFailure', params: failureFromError('remove') }, 'emitLoginRequired'],
              },
              {
                guard: { type: 'isRefused', params: errorKindParams },
                target: 'nextRecord',
                actions: 'countRefused',
              },
              { guard: { type: 'isRateLimited', params: errorKindParams }, target: 'waiting' },
              {
                target: '#erasure.failed',
                actions: [{ type: 'setFailure', params: failureFromError('remove') }, 'emitEnded'],
              },
            ],
          },
        },
        nextRecord: {
          description: 'The next piece, or a look whether there is more than was listed',
          always: [{ guard: 'isNothingLeft', target: 'listing' }, { target: 'removing' }],
        },
        waiting: {
          description: 'The backend asks for a pause',
          after: { rateLimitPause: { target: 'removing' } },
        },
      },
    },
    finished: {
      description: 'All of it has had its turn; what the backend refused to remove is left',
      on: { 'erasure.start': { target: 'working', actions: 'resetProgress' } },
    },
    stopped: {
      description: 'The visitor has stopped it; the rest is left',
      on: { 'erasure.start': { target: 'working', actions: 'resetProgress' } },
    },
    failed: {
      description: 'It broke off; the rest is left',
      on: { 'erasure.start': { target: 'working', actions: 'resetProgress' } },
    },
  },
})

/** Creates the machine with its ports: see {@link ErasurePorts}. */
export const createErasureMachine = (ports: ErasurePorts): typeof erasureMachine =>
  providePorts(erasureMachine, ports)
