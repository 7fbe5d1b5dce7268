import { NOT_FOUND_PAGE, parseHeaderRules, quote } from './header-rules.mjs'

/** Sends the files that the build compressed. */
const files = (indent) => `${indent}file_server {\n${indent}\tprecompressed br gzip\n${indent}}`

/**
 * Creates a Caddyfile for a site. Of sibling `handle` blocks only the one with the longest path applies; one without
 * a path comes last. Some versions treat `/*` as longer than `/`, so the whole site has no path.
 *
 * @param {string} rules text of the `_headers` file
 * @param {string} host public host name
 */
export function caddyfile(rules, host) {
  const blocks = parseHeaderRules(rules).map(({ path, isPrefix, isServed, headers }) => {
    const matcher = isPrefix && path === '/' ? '' : `${path}${isPrefix ? '*' : ''} `
    return [
      `\thandle ${matcher}{`,
      '\t\theader {',
      ...headers.map(([name, value]) => `\t\t\t${name} ${quote(value)}`),
      '\t\t}',
      isServed ? files('\t\t') : '\t\terror 404',
      '\t}',
    ].join('\n')
  })
  return `# Written by \`npm run build:site\`. A gateway needs one more handle:
#	handle /gateway/* {
#		reverse_proxy 127.0.0.1:4322
#	}
${host} {
\troot * /srv/saha/public
\tencode zstd gzip
\t@manifest path *.webmanifest
\theader @manifest content-type application/manifest+json

${blocks.join('\n\n')}

\t# A 404 has the headers of its path and is never cached.
\thandle_errors {
\t\t@lost expression \`{http.error.status_code} == 404\`
\t\thandle @lost {
\t\t\theader cache-control "no-cache"
\t\t\trewrite * ${NOT_FOUND_PAGE}
${files('\t\t\t')}
\t\t}
\t}
}
`
}
