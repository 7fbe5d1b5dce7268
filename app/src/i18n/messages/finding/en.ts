export default {
  all: 'All results for “<query></query>”',
  suggested:
    '{count, plural, =0 {No games to suggest.} one {# game suggested. The arrow keys lead to it.} other {# games suggested. The arrow keys lead to them.}}',
  close: 'Showing results close to “<query></query>”.',
}
