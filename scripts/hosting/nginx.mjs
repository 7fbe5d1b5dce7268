import { placesOf, quoted } from './places.mjs'

/**
 * The headers of a site for nginx, to be included in its `server` block. `add_header` in a location takes the
 * place of all that stand further out, so each location says everything.
 *
 * @param {string} rules text of the `_headers` file
 */
export function nginxSnippet(rules) {
  const locations = placesOf(rules).map(({ path, isPrefix, headers }) =>
    [
      `location ${isPrefix ? '^~' : '='} ${path} {`,
      ...headers.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`),
      '}',
    ].join('\n'),
  )
  return `# Written by \`npm run build:site\`: include this file in the server block of the portal, beside
#     root /srv/saha/public;
#     index index.html;
#     gzip on;
#     gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
# and give /gateway/ a location of its own if you have one.

${locations.join('\n\n')}
`
}
