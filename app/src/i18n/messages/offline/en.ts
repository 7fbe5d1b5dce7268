import { portal } from '../../../config/portal.ts'

export default {
  label: 'Connection',
  title: 'You are offline',
  text: 'Pages and the games you have opened still work. Login, high scores and the AI tools need a connection.',
  waiting: 'Waiting for a connection',
  pending: '{count, plural, one {# change waiting to sync} other {# changes waiting to sync}}',
  ended:
    'Your session has ended. Log in to save {count, plural, one {# offline change} other {# offline changes}}.',
  login: 'Log in',
  saved: 'Your offline changes are saved',
  refused: 'Some offline changes could not be saved',
  scorePending: 'Your score will be submitted when you are back online.',
  change: {
    favorite: 'Favorite: {title}',
    noFavorite: 'No longer a favorite: {title}',
    rating: '{title}: {count, plural, one {# star} other {# stars}}',
    score: '{title}: {count, plural, one {# point} other {# points}}',
  },
  needs: {
    signIn: 'You need a connection to log in.',
    tool: 'This tool needs a connection. What you write here is kept until then.',
    board: 'High scores need a connection.',
    play: 'Play a game in the meantime',
  },
  version: {
    label: 'New version',
    title: `There is a new version of ${portal.name.en}`,
    text: 'Reload to update. Until then, everything stays as it is.',
    reload: 'Reload',
  },
} as const
