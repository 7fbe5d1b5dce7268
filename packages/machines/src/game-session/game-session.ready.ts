import { gameSessionSetup } from './game-session.setup.ts'

const onOf = ({ event }: { event: { on: boolean } }) => ({ on: event.on })

/** The part of the chart for a game that is there: is it played, and let go on? */
export const readyState = gameSessionSetup.createStateConfig({
  description: 'The game is there',
  tags: ['ready'],
  type: 'parallel',
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
  },
  states: {
    run: {
      description: 'Is it being played?',
      initial: 'waiting',
      on: {
        'game.gameplay': { guard: { type: 'playing', params: onOf }, target: '.playing' },
        'game.score': { guard: { type: 'final', params: ({ event }) => event }, target: '.over' },
      },
      states: {
        waiting: { description: 'At its title, or between runs' },
        playing: {
          description: 'A run is under way: an offer steps back until it ends',
          tags: ['playing'],
          on: { 'game.gameplay': { guard: { type: 'resting', params: onOf }, target: 'waiting' } },
        },
        over: { description: 'A run has ended with its score' },
      },
    },
    pace: {
      description: 'Does the visitor let it go on?',
      initial: 'running',
      states: {
        running: { description: 'The game goes its own way', on: { 'player.pause': { target: 'paused' } } },
        paused: {
          description: 'The visitor has paused it: the portal holds the game',
          tags: ['paused'],
          on: {
            'player.resume': { target: 'running' },
            'game.gameplay': { guard: { type: 'playing', params: onOf }, target: 'running' },
          },
        },
      },
    },
  },
})
