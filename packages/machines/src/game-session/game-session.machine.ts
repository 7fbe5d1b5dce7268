import { withWorld } from '../port/index.ts'
import { frameState } from './game-session.frame.ts'
import { offerState } from './game-session.offer.ts'
import { gameSessionSetup } from './game-session.setup.ts'
import type { GameSessionPorts } from './game-session.types.ts'
import { pointsOf } from './score.ts'

/**
 * One sitting at a game, from the portal's side of the frame: is it there, does anybody see it, is it played, is it
 * held, and what becomes of a finished run's score. They go on side by side.
 */
export const gameSessionMachine = gameSessionSetup.createMachine({
  id: 'gameSession',
  options: { maxIterations: 100 },
  description: 'One sitting at a game',
  context: ({ input }) => ({
    gameId: input.gameId,
    player: input.player,
    progress: null,
    // No points are not worth the board.
    score: pointsOf(input.pendingScore) || null,
    owner: pointsOf(input.pendingScore) ? (input.player?.id ?? null) : null,
    sent: null,
    receipt: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    frame: frameState,
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
    offer: offerState,
  },
})

/** The machine with its world: see {@link GameSessionPorts}. */
export const createGameSessionMachine = (ports: GameSessionPorts): typeof gameSessionMachine =>
  withWorld(gameSessionMachine, ports)
