export default {
  heading: 'High scores',
  caption: 'The five best scores in {title}',
  empty: 'No high scores yet. Be the first!',
  verified: '<mark></mark> Replayed by {portal}: these moves give this score.',
  error: 'Failed to fetch high scores. Please try again later.',
} as const
