export default {
  title: 'All games',
  description: 'Every game in the square, sorted your way. Free to play in your browser.',
  heading: 'All games',
  tags: 'Filter by tag',
  allTags: 'All',
  empty: 'No games found.',
  categoryTitle: '{category} games',
  tagTitle: '{tag} games',
  tagDescription:
    '{tag}: free games to play in your browser, in English and Arabic. No download, no sign-up needed.',
  sort: {
    label: 'Sort',
    bestRated: 'Best rated',
    lowestRated: 'Lowest rated',
    newest: 'Newest',
    oldest: 'Oldest',
    titleAscending: 'A to Z',
    titleDescending: 'Z to A',
  },
} as const
