import { readyState } from './game-session.ready.ts'
import { gameSessionSetup } from './game-session.setup.ts'

/** The part of the chart for the game's frame: it comes, in time or not, and may be tried again. */
export const frameState = gameSessionSetup.createStateConfig({
  description: 'Is the game there?',
  initial: 'loading',
  on: {
    'game.loading': { actions: { type: 'advance', params: ({ event }) => event } },
    'game.ready': { target: '.ready' },
    'game.error': { target: '.broken.crashed' },
    'game.misbehaved': { target: '.broken.misbehaved' },
    'game.retry': { target: '.loading', actions: ['beginAnew', 'tellReload'] },
  },
  states: {
    loading: {
      description: 'The game is on its way',
      tags: ['loading'],
      always: { guard: 'unseen', target: 'suspended' },
      on: { 'page.hidden': { target: 'suspended' } },
      after: { slowAfter: { target: 'slow' } },
    },
    slow: {
      description: 'Still on its way, and the visitor is told that it takes long',
      tags: ['loading', 'slow'],
      on: { 'page.hidden': { target: 'suspended' } },
      after: { giveUpAfter: { target: 'broken' } },
    },
    suspended: {
      description: 'On its way in a hidden tab, where a browser may hold it back: nobody counts the time',
      tags: ['loading'],
      on: { 'page.visible': { target: 'loading' } },
    },
    ready: readyState,
    broken: {
      description: 'The game is not there; the visitor may try again',
      tags: ['broken'],
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
})
