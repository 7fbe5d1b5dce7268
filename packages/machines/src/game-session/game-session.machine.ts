import { failureFromError, errorKindParams, providePorts } from '../port/index.ts'
import { eventParams } from '../internal/event-params.ts'
import { gameSessionSetup, createContext, toSubmission } from './game-session.setup.ts'
import type { GameSessionPorts, ScoreReceipt } from './game-session.types.ts'

const receiptParams = ({ event }: { readonly event: { readonly output: ScoreReceipt } }) => event.output

/**
 * One play session, seen from the portal's side of the frame. Parallel regions: loading and play of the game,
 * visibility of the page, and the offer to submit the score of a finished run.
 */
export const gameSessionMachine = gameSessionSetup.createMachine({
  id: 'gameSession',
  options: { maxIterations: 100 },
  description: 'One sitting at a game',
  context: ({ input }) => createContext(input),
  type: 'parallel',
  states: {
    frame: {
      description: 'Is the game there?',
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
          description: 'The game is on its way',
          always: { guard: 'isHidden', target: 'suspended' },
          after: { slowAfter: { target: 'slow' } },
        },
        slow: {
          description: 'Still on its way, and the visitor is told that it takes long',
          on: { 'page.hidden': { target: 'suspended' } },
          after: { giveUpAfter: { target: 'broken' } },
        },
        suspended: {
          description: 'On its way in a hidden tab, where a browser may hold it back: nobody counts the time',
          on: { 'page.visible': { target: 'loading' } },
        },
        ready: {
          description: 'The game is there',
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
            waiting: { description: 'At its title, or between runs' },
            active: {
              description: 'A run has begun and has not ended: an offer steps back until it does',
              tags: ['active'],
              initial: 'running',
              states: {
                running: {
                  description: 'It goes on',
                  tags: ['playing'],
                  on: {
                    'game.gameplay': { guard: { type: 'isPaused', params: eventParams }, target: 'paused' },
                    'player.pause': { target: 'paused' },
                  },
                },
                paused: {
                  description:
                    'It stands still, by the visitor here or by the game itself: the portal holds it too, so that one Resume is enough',
                  tags: ['paused'],
                  on: { 'player.resume': { target: 'running' } },
                },
              },
            },
          },
        },
        broken: {
          description: 'The game is not there; the visitor may try again',
          initial: 'late',
          on: { 'game.error': {} },
          states: {
            late: { description: 'It gave no sign in time' },
            crashed: { description: 'It said that it cannot start' },
            stopped: { description: 'It was there, and said that it cannot go on' },
            misbehaved: {
              description:
                'It did what no honest game does, and its frame is removed: only trying again leads on',
              on: { 'game.loading': {}, 'game.ready': {} },
            },
          },
        },
      },
    },
    page: {
      description: 'Does anybody see the tab?',
      initial: 'visible',
      states: {
        visible: { description: 'In the foreground', on: { 'page.hidden': { target: 'hidden' } } },
        hidden: {
          description: 'In the background: the portal holds the game',
          tags: ['hidden'],
          on: { 'page.visible': { target: 'visible' } },
        },
      },
    },
    offer: {
      description: 'What becomes of a finished run’s score?',
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
          description: 'Is there a score, and somebody to put on the board?',
          always: [
            { guard: 'hasNoScore', target: 'none' },
            { guard: 'isSignedIn', target: 'offered' },
            { target: 'signInRequired' },
          ],
        },
        none: { description: 'No score waits' },
        signInRequired: {
          description: 'A guest is offered to sign in; the score is kept',
          on: {
            'session.changed': { target: 'deciding', actions: { type: 'setPlayer', params: eventParams } },
          },
        },
        offered: {
          description: 'The player is offered to submit, or to try again after a failure',
          on: { 'score.submit': { target: 'submitting', actions: 'markSent' } },
        },
        submitting: {
          description: 'The score is on its way to the board',
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
          description: 'The score is on the board, and the player is told until they play again',
          on: { 'game.gameplay': { guard: { type: 'isPlaying', params: eventParams }, target: 'none' } },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link GameSessionPorts}. */
export const createGameSessionMachine = (ports: GameSessionPorts): typeof gameSessionMachine =>
  providePorts(gameSessionMachine, ports)
