import { failureFromError, errorKindParams, providePorts } from '../port/index.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { erasureSetup } from './erasure.setup.ts'
import type { ErasurePorts, StoredRecord } from './erasure.types.ts'

/** Deletes the user's stored data record by record, because the backend has no call that deletes all of it. */
export const erasureMachine = erasureSetup.createMachine({
  id: 'erasure',
  ...loopLimit,
  description: 'Deletes the user’s stored data',
  context: ({ input: { userId } }) => ({ userId, remaining: [], removed: [], refused: [], failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Not started',
      on: { 'erasure.start': { target: 'working' } },
    },
    working: {
      description: 'Deleting records',
      tags: ['busy'],
      initial: 'listing',
      on: { 'erasure.stop': { target: 'stopped', actions: 'emitEnded' } },
      states: {
        listing: {
          description: 'Listing the stored records',
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
          description: 'Chooses: no new records were listed, or delete them',
          always: [
            { guard: 'isNothingLeft', target: '#erasure.finished', actions: 'emitEnded' },
            { target: 'removing' },
          ],
        },
        removing: {
          description: 'Deleting one record',
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
          description: 'Chooses: the next record, or list again',
          always: [{ guard: 'isNothingLeft', target: 'listing' }, { target: 'removing' }],
        },
        waiting: {
          description: 'Waiting for the rate limit',
          after: { rateLimitPause: { target: 'removing' } },
        },
      },
    },
    finished: {
      description: 'All records are processed; rejected ones remain',
      on: { 'erasure.start': { target: 'working', actions: 'resetProgress' } },
    },
    stopped: {
      description: 'Stopped by the user; the other records remain',
      on: { 'erasure.start': { target: 'working', actions: 'resetProgress' } },
    },
    failed: {
      description: 'Failed; the other records remain',
      on: { 'erasure.start': { target: 'working', actions: 'resetProgress' } },
    },
  },
})

/** Creates the machine with its ports: see {@link ErasurePorts}. */
export const createErasureMachine = (ports: ErasurePorts): typeof erasureMachine =>
  providePorts(erasureMachine, ports)
