import { withWorld } from '../port/index.ts'
import { offerState } from './game-session.offer.ts'
import { readyState } from './game-session.ready.ts'
import { gameSessionSetup } from './game-session.setup.ts'
import type { GameSessionPorts } from './game-session.types.ts'
import { pointsOf } from './score.ts'

/**
 * One sitting at a game, from the portal's side of the frame: is it there, is it played, is it held, and what
 * becomes of a finished run's score. They go on side by side.
 */
export const gameSessionMachine = gameSessionSetup.createMachine({
  id: 'gameSession',
  options: { maxIterations: 100 },
  description: 'One sitting at a game',
  context: ({ input }) => ({
    gameId: input.gameId,
    player: input.player,
    score: input.pendingScore === undefined ? null : pointsOf(input.pendingScore),
    sent: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    frame: {
      description: 'Is the game there?',
      initial: 'loading',
      on: {
        'game.ready': { target: '.ready' },
        'game.retry': { target: '.loading', actions: 'tellReload' },
      },
      states: {
        loading: {
          description: 'The game is on its way',
          tags: ['loading'],
          on: { 'game.error': { target: 'broken.crashed' }, 'page.hidden': { target: 'suspended' } },
          after: { slowAfter: { target: 'slow' } },
        },
        slow: {
          description: 'Still on its way, and the visitor is told that it takes long',
          tags: ['loading', 'slow'],
          on: { 'game.error': { target: 'broken.crashed' }, 'page.hidden': { target: 'suspended' } },
          after: { giveUpAfter: { target: 'broken' } },
        },
        suspended: {
          description: 'On its way in a hidden tab, where a browser may hold it back: nobody counts the time',
          tags: ['loading'],
          on: {
            'game.ready': { target: 'ready.page.hidden' },
            'game.error': { target: 'broken.crashed' },
            'page.visible': { target: 'loading' },
          },
        },
        ready: readyState,
        broken: {
          description: 'The game is not there; the visitor may try again',
          tags: ['broken'],
          initial: 'late',
          on: { 'game.loading': { target: 'loading' } },
          states: {
            late: { description: 'It gave no sign in time' },
            crashed: { description: 'It said that it cannot start' },
          },
        },
      },
    },
    offer: offerState,
  },
})

/** The machine with its world: see {@link GameSessionPorts}. */
export const createGameSessionMachine = (ports: GameSessionPorts): typeof gameSessionMachine =>
  withWorld(gameSessionMachine, ports)
