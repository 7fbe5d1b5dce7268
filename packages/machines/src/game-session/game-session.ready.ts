import { gameSessionSetup } from './game-session.setup.ts'

const onOf = ({ event }: { event: { on: boolean } }) => ({ on: event.on })

/** The part of the chart for a game that is there: is it played, and does anybody see it? */
export const readyState = gameSessionSetup.createStateConfig({
  description: 'The game is there',
  tags: ['ready'],
  type: 'parallel',
  on: { 'game.ready': {}, 'game.loading': { target: '#gameSession.frame.loading' } },
  states: {
    run: {
      description: 'Is it being played?',
      initial: 'waiting',
      on: {
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
              tags: ['paused', 'held'],
              on: { 'player.resume': { target: 'running' } },
            },
          },
        },
        over: { description: 'A run has ended with its score' },
      },
    },
    page: {
      description: 'Does anybody see the tab?',
      initial: 'visible',
      states: {
        visible: { description: 'In the foreground', on: { 'page.hidden': { target: 'hidden' } } },
        hidden: {
          description: 'In the background: the portal holds the game',
          tags: ['held'],
          on: {
            'page.visible': { target: 'visible' },
            'game.loading': { target: '#gameSession.frame.suspended' },
          },
        },
      },
    },
  },
})
