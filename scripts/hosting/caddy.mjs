import { placesOf, quoted } from './places.mjs'

/**
 * A Caddyfile for a site. Of `handle` blocks beside each other one alone answers, the one with the longest path.
 *
 * @param {string} rules text of the `_headers` file
 * @param {string} host where visitors open it
 */
export function caddyfile(rules, host) {
  const blocks = placesOf(rules).map(({ path, isPrefix, headers }) =>
    [
      `\thandle ${path}${isPrefix ? '*' : ''} {`,
      '\t\theader {',
      ...headers.map(([name, value]) => `\t\t\t${name} ${quoted(value)}`),
      '\t\t}',
      '\t\tfile_server',
      '\t}',
    ].join('\n'),
  )
  return `# Written by \`npm run build:site\`. A gateway beside it is one handle more:
#	handle /gateway/* {
#		reverse_proxy 127.0.0.1:4322
#	}
${host} {
\troot * /srv/saha/public
\tencode zstd gzip

${blocks.join('\n\n')}
}
`
}
