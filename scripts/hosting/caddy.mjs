import { LOST, placesOf, quoted } from './places.mjs'

/** What the build compressed ahead is sent as it is. */
const files = (indent) => `${indent}file_server {\n${indent}\tprecompressed br gzip\n${indent}}`

/**
 * A Caddyfile for a site. Of `handle` blocks beside each other one alone answers, the one with the longest path;
 * one without a path comes last. Some versions take `/*` for longer than `/`, so the whole site has none.
 *
 * @param {string} rules text of the `_headers` file
 * @param {string} host where visitors open it
 */
export function caddyfile(rules, host) {
  const blocks = placesOf(rules).map(({ path, isPrefix, isServed, headers }) => {
    const matcher = isPrefix && path === '/' ? '' : `${path}${isPrefix ? '*' : ''} `
    return [
      `\thandle ${matcher}{`,
      '\t\theader {',
      ...headers.map(([name, value]) => `\t\t\t${name} ${quoted(value)}`),
      '\t\t}',
      isServed ? files('\t\t') : '\t\terror 404',
      '\t}',
    ].join('\n')
  })
  return `# Written by \`npm run build:site\`. A gateway beside it is one handle more:
#	handle /gateway/* {
#		reverse_proxy 127.0.0.1:4322
#	}
${host} {
\troot * /srv/saha/public
\tencode zstd gzip
\t@manifest path *.webmanifest
\theader @manifest content-type application/manifest+json

${blocks.join('\n\n')}

\t# What is not there keeps the headers of its place, and is asked for anew each time.
\thandle_errors {
\t\t@lost expression \`{http.error.status_code} == 404\`
\t\thandle @lost {
\t\t\theader cache-control "no-cache"
\t\t\trewrite * ${LOST}
${files('\t\t\t')}
\t\t}
\t}
}
`
}
