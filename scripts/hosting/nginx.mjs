import { NOT_FOUND_PAGE, parseHeaderRules, quote } from './header-rules.mjs'

/** Streams responses without a buffer and with a long timeout; the last forwarded address is the client's. */
const GATEWAY = `#     location ^~ /gateway/ {
#         proxy_pass http://127.0.0.1:4322;
#         proxy_http_version 1.1;
#         proxy_set_header Host $host;
#         proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
#         proxy_set_header Upgrade $http_upgrade;
#         proxy_set_header Connection upgrade;
#         proxy_buffering off;
#         proxy_request_buffering off;
#         proxy_read_timeout 10m;
#         client_max_body_size 30m;
#         add_header X-Content-Type-Options nosniff always;
#     }`

/**
 * Creates the locations of a site for nginx, to be included in a `server` block, which may have others. The header
 * values are variables, which survive the internal redirect to the 404 page; a header without a value is not sent.
 *
 * @param {string} rules text of the `_headers` file
 * @param {{ host: string, base: string }} site public host name, and the path below it: empty, or `/games`
 */
export function nginxSnippet(rules, { host, base }) {
  const places = parseHeaderRules(rules)
  const names = [...new Set(places.flatMap(({ headers }) => headers.map(([name]) => name)))]
  const addHeaders = names.map((name) => `add_header ${name} ${variable(name)} always;`)
  const setHeaders = ({ headers }) => {
    const values = new Map(headers)
    return names.map((name) => `set ${variable(name)} ${quote(values.get(name) ?? '')};`)
  }
  const isRoot = ({ path, isPrefix }) => isPrefix && path === `${base}/`
  const isInside = (place) => place.path.startsWith(`${base}/`) && !isRoot(place)
  const location = (place) =>
    block(`location ${place.isPrefix ? '^~' : '='} ${place.path}`, [
      ...setHeaders(place),
      ...(place.isServed ? [] : ['return 404;']),
    ])
  const site = block(`location ^~ ${base}/`, [
    '# nginx may have no type for these files.',
    'default_type application/manifest+json;',
    '# A 404 has the headers of its path and is never cached. A folder without a page is a 403 in nginx.',
    'error_page 403 404 =404 @saha_lost;',
    ...addHeaders,
    ...setHeaders(places.find(isRoot)),
    ...places.filter(isInside).flatMap((place) => ['', ...location(place)]),
  ])
  const lost = block('location @saha_lost', [
    ...addHeaders,
    `set ${variable('cache-control')} "no-cache";`,
    `try_files ${base}${NOT_FOUND_PAGE} =404;`,
  ])
  return `# Written by \`npm run build:site\`: include this file in the server block of the portal, beside
#     root /srv/saha/public;
#     index index.html;
#     gzip_static on;
#     gzip_vary on;
# which sends the .gz files of the build (with the module ngx_brotli also \`brotli_static on;\`, for the .br files), and,
# if you have a gateway,
${GATEWAY}
# Plain http needs its own server block:
#     server {
#         listen 80;
#         server_name ${host};
#         return 301 https://$host$request_uri;
#     }

${[
  ...site,
  '',
  ...lost,
  ...(base === '' ? [] : ['', ...block(`location = ${base}`, [`return 301 ${base}/;`])]),
  ...places
    .filter((place) => !isInside(place) && !isRoot(place))
    .flatMap((place) => ['', ...location(place)]),
].join('\n')}
`
}

const variable = (name) => `$saha_${name.replaceAll('-', '_')}`

const block = (start, lines) => [
  `${start} {`,
  ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
  '}',
]
