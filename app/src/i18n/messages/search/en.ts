export default {
  title: 'Search: {query}',
  heading: 'Results for “<query></query>”',
  description: 'Games that match your search.',
  empty: 'No games match your search.',
  emptyHint: 'Try another word, in English or Arabic, or browse the categories.',
  results: '{count, plural, =0 {No results} one {# result} other {# results}}',
} as const
