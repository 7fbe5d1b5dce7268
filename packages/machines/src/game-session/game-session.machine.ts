import { failureFromError, errorKindParams, providePorts } from '../port/index.ts'
import { eventParams } from '../internal/event-params.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { gameSessionSetup, createContext, toSubmission } from './game-session.setup.ts'
import type { GameSessionPorts, ScoreReceipt } from './game-session.types.ts'

const receiptParams = ({ event }: { readonly event: { readonly output: ScoreReceipt } }) => event.output

/**
 * One play session, seen from the portal's side of the frame. Parallel regions: loading and play of the game,
 * visibility of the page, and the offer to submit the score of a finished run.
 */
export const gameSessionMachine = gameSessionSetup.createMachine({
  id: 'gameSession',
  ...loopLimit,
  description: 'One play session',
  context: ({ input }) => createContext(input),
  type: 'parallel',
  states: {
    frame: {
      description: 'The game frame',
      initial: 'loading',
      on: {
        'game.loading': { actions: { type: 'setProgress', params: eventParams } },
        'game.ready': { target: '.ready' },
        'game.error': { target: '.broken.crashed' },
        'game.misbehaved': { target: '.broken.misbehaved' },
        'game.retry': { target: '.loading', actions: ['clearProgress', 'emitReload'] },
      },
      states: {
        loading: {
          description: 'Loading',
          always: { guard: 'isHidden', target: 'suspended' },
          after: { slowAfter: { target: 'slow' } },
        },
        slow: {
          description: 'Still loading; a message says that it takes long',
          on: { 'page.hidden': { target: 'suspended' } },
          after: { giveUpAfter: { target: 'broken' } },
        },
        suspended: {
          description: 'Loading in a hidden tab, which browsers throttle: no timeout',
          on: { 'page.visible': { target: 'loading' } },
        },
        ready: {
          description: 'The game is ready',
          tags: ['ready'],
          initial: 'waiting',
          on: {
            'game.ready': {},
            'game.loading': {},
            'game.opened': { target: 'loading', actions: 'clearProgress' },
            // A game may continue after an error that it reports itself.
            'game.error': [{ guard: { type: 'isFatal', params: eventParams }, target: 'broken.stopped' }, {}],
            'game.gameplay': { guard: { type: 'isPlaying', params: eventParams }, target: '.active' },
            'game.score': { guard: { type: 'isFinalScore', params: eventParams }, target: '.waiting' },
          },
          states: {
            waiting: { description: 'Title screen, or between runs' },
            active: {
              description: 'A run has started and not ended; offers are hidden',
              tags: ['active'],
              initial: 'running',
              states: {
                running: {
                  description: 'Running',
                  tags: ['playing'],
                  on: {
                    'game.gameplay': { guard: { type: 'isPaused', params: eventParams }, target: 'paused' },
                    'player.pause': { target: 'paused' },
                  },
                },
                paused: {
                  description:
                    'Paused by the portal or the game; the portal pauses too, so that one Resume is enough',
                  tags: ['paused'],
                  on: { 'player.resume': { target: 'running' } },
                },
              },
            },
          },
        },
        broken: {
          description: 'The game failed; it can be retried',
          initial: 'late',
          on: { 'game.error': {} },
          states: {
            late: { description: 'No response in time' },
            crashed: { description: 'Failed to start' },
            stopped: { description: 'Failed while running' },
            misbehaved: {
              description: 'Violated the protocol: the frame is removed until a retry',
              on: { 'game.loading': {}, 'game.ready': {} },
            },
          },
        },
      },
    },
    page: {
      description: 'Visibility of the tab',
      initial: 'visible',
      states: {
        visible: { description: 'Visible', on: { 'page.hidden': { target: 'hidden' } } },
        hidden: {
          description: 'Hidden: the game is paused',
          tags: ['hidden'],
          on: { 'page.visible': { target: 'visible' } },
        },
      },
    },
    offer: {
      description: 'The score of a finished run',
      initial: 'deciding',
      on: {
        'game.score': {
          guard: { type: 'isBestScore', params: eventParams },
          target: '.deciding',
          actions: { type: 'setScore', params: eventParams },
        },
        'session.changed': {
          guard: { type: 'isOtherPlayer', params: eventParams },
          target: '.deciding',
          actions: { type: 'setPlayer', params: eventParams },
        },
        'score.dismiss': { target: '.none', actions: 'clearScore' },
      },
      states: {
        deciding: {
          description: 'Chooses by score and player',
          always: [
            { guard: 'hasNoScore', target: 'none' },
            { guard: 'isSignedIn', target: 'offered' },
            { target: 'signInRequired' },
          ],
        },
        none: { description: 'No pending score' },
        signInRequired: {
          description: 'A guest is asked to sign in; the score is kept',
          on: {
            'session.changed': { target: 'deciding', actions: { type: 'setPlayer', params: eventParams } },
          },
        },
        offered: {
          description: 'The player can submit, or retry after a failure',
          on: { 'score.submit': { target: 'submitting', actions: 'markSent' } },
        },
        submitting: {
          description: 'Submitting the score',
          on: {
            // A better run that ends meanwhile is offered afterwards.
            'game.score': {
              guard: { type: 'isBestScore', params: eventParams },
              actions: { type: 'setScore', params: eventParams },
            },
            'score.dismiss': {},
          },
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => toSubmission(context),
            onDone: [
              { guard: 'hasBetterScore', target: 'deciding', actions: 'emitSubmitted' },
              {
                target: 'submitted',
                actions: ['emitSubmitted', 'clearScore', { type: 'setReceipt', params: receiptParams }],
              },
            ],
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: errorKindParams },
                target: 'signInRequired',
                actions: { type: 'setFailure', params: failureFromError('login-required') },
              },
              {
                target: 'offered',
                actions: { type: 'setFailure', params: failureFromError('submit-score') },
              },
            ],
          },
        },
        submitted: {
          description: 'Submitted; the confirmation is shown until the next run',
          on: { 'game.gameplay': { guard: { type: 'isPlaying', params: eventParams }, target: 'none' } },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link GameSessionPorts}. */
export const createGameSessionMachine = (ports: GameSessionPorts): typeof gameSessionMachine =>
  providePorts(gameSessionMachine, ports)
