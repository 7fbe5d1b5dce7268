export default {
  title: 'Favorites',
  description: 'The games you saved as favorites.',
  heading: 'Your favorites',
  loading: 'Loading your favorites…',
  error:
    'Failed to load your favorites. Please check your network connection, collection permissions and IDs.',
  empty: 'No favorites yet',
  emptyHint: 'Tap the heart on a game to save it here.',
  browse: 'Browse games',
  login: 'Log in to see your favorites',
  loginHint: 'Favorites belong to your account, so they follow you to every device.',
  loginLink: 'Log in',
} as const
