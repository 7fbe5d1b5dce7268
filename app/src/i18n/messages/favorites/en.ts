export default {
  title: 'Favorites',
  description: 'The games you keep close.',
  heading: 'Your favorites',
  loading: 'Loading your favorites…',
  error:
    'Failed to load your favorites. Please check your network connection, collection permissions and IDs.',
  empty: 'No favorites yet',
  emptyHint: 'Tap the heart on a game and it waits for you here.',
  browse: 'Browse games',
  login: 'Login to see your favorites',
  loginHint: 'Favorites belong to your account, so they follow you to every device.',
  loginLink: 'Login',
} as const
