export default {
  title: 'High scores',
  description:
    'The best scores of today, this week and all time, in every game of the square and in all of them.',
  heading: 'High scores',
  gameTitle: 'High scores: {game}',
  game: 'Game',
  allGames: 'All games',
  period: 'Period',
  today: 'Today',
  week: 'This week',
  all: 'All time',
  caption: 'The best scores',
  note: 'Days and weeks begin at midnight UTC, weeks on Monday. Points differ from game to game.',
  place: 'Your place: <rank></rank> with <score></score> points.',
  noPlace: 'You have no score on this board yet.',
  guest: '<login>Log in</login> to see your place.',
  placeFailed: 'Your place could not be loaded.',
} as const
