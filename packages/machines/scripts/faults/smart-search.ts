import type { Fault } from './fault.ts'

export const smartSearch: readonly Fault[] = [
  {
    what: 'a web search asks where the visitor is',
    file: 'smart-search/smart-search.query.ts',
    from: "{ guard: 'mapsMode', target: 'locating', actions: 'lookOnMaps' }, { target: 'searching' }",
    to: "{ target: 'locating', actions: 'lookOnMaps' }, { target: 'searching' }",
  },
  {
    what: 'a maps search looks on the web',
    file: 'smart-search/smart-search.query.ts',
    from: "target: 'locating', actions: 'lookOnMaps'",
    to: "target: 'locating'",
  },
  {
    what: 'it waits for ever to be told where the visitor is',
    file: 'smart-search/smart-search.query.ts',
    from: 'after: { locating: onWithout },',
    to: '',
  },
  {
    what: 'nobody is warned that the place is not known',
    file: 'smart-search/smart-search.query.ts',
    from: "{ target: 'searching', actions: 'warn' } as const",
    to: "{ target: 'searching' } as const",
  },
  {
    what: 'it searches in places that are not on earth',
    file: 'smart-search/smart-search.setup.ts',
    from: 'isWithin(latitude, 90) && isWithin(longitude, 180)',
    to: 'isWithin(latitude, 90)',
  },
  {
    what: 'where the visitor is is remembered after the search',
    file: 'smart-search/smart-search.setup.ts',
    from: '({ answer, position: null })',
    to: '({ answer })',
  },
  {
    what: 'a maps search that is tried again looks on the web',
    file: 'smart-search/smart-search.query.ts',
    from: "{ guard: 'askedOnMaps', target: 'locating', actions: 'askAgain' },",
    to: '',
  },
  {
    what: 'a blank query is searched for',
    file: 'smart-search/smart-search.query.ts',
    from: "guard: { type: 'filled', params: queryOf },\n",
    to: '',
  },
]
