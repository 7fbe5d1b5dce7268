export default {
  all: 'All results for “<query></query>”',
  suggested:
    '{count, plural, =0 {No games to suggest.} one {# game suggested. Use the arrow keys to reach it.} other {# games suggested. Use the arrow keys to reach them.}}',
  close: 'Showing results close to “<query></query>”.',
}
