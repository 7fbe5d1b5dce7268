export default {
  label: 'Connection',
  title: 'You are offline',
  text: 'Pages and the games you have opened still work. Signing in, boards and the AI tools come back with the connection.',
  waiting: 'Waiting for a connection',
  waits: 'Waiting for a connection: {count, plural, one {# thing} other {# things}}',
  ended:
    'Your session has ended. Log in to save {count, plural, one {# waiting change} other {# waiting changes}}.',
  login: 'Log in',
  went: 'Saved now: what was waiting for a connection',
  refused: 'What was waiting could not be saved',
  scoreWaits: 'Your score is waiting for a connection. It goes on the board by itself.',
  wish: {
    favorite: 'Favorite: {title}',
    noFavorite: 'No longer a favorite: {title}',
    rating: '{title}: {count, plural, one {# star} other {# stars}}',
    score: '{title}: {count, plural, one {# point} other {# points}}',
  },
  needs: {
    signIn: 'Signing in needs a connection.',
    tool: 'This tool needs a connection. What you write here stays until you have one.',
    board: 'The board needs a connection.',
    play: 'Play a game meanwhile',
  },
  version: {
    label: 'New version',
    title: 'There is a new version of Saha',
    text: 'It is ready. Until you reload, everything stays as it is.',
    reload: 'Reload',
  },
} as const
