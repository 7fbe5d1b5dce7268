import { gameSessionSetup } from './game-session.setup.ts'

const onOf = ({ event }: { event: { on: boolean } }) => ({ on: event.on })

/** The part of the chart for a game that is there: is it played, and let go on? */
export const readyState = gameSessionSetup.createStateConfig({
  description: 'The game is there',
  tags: ['ready'],
  initial: 'waiting',
  on: {
    'game.ready': {},
    'game.loading': {},
    'game.opened': { target: '#gameSession.frame.loading', actions: 'beginAnew' },
    // It may play on after an error that it has told of.
    'game.error': [
      {
        guard: { type: 'fatal', params: ({ event }) => event },
        target: '#gameSession.frame.broken.stopped',
      },
      {},
    ],
    'game.gameplay': { guard: { type: 'playing', params: onOf }, target: '.underWay' },
    'game.score': { guard: { type: 'final', params: ({ event }) => event }, target: '.over' },
  },
  states: {
    waiting: { description: 'At its title, or between runs' },
    underWay: {
      description: 'A run has begun and has not ended: an offer steps back until it does',
      tags: ['underWay'],
      initial: 'running',
      states: {
        running: {
          description: 'It goes on',
          tags: ['playing'],
          on: {
            'game.gameplay': { guard: { type: 'resting', params: onOf }, target: 'paused' },
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
    over: { description: 'A run has ended with its score' },
  },
})
