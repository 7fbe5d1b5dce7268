import { LOST, placesOf, quoted } from './places.mjs'

/** Answers go on as they come, also after long thought; the last of the forwarded addresses is the visitor's. */
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
 * The headers of a site for nginx, to be included in its `server` block. Their values are variables, which a
 * request keeps on its way to the page of what is not there; a header without a value is not sent.
 *
 * @param {string} rules text of the `_headers` file
 * @param {string} host where visitors open it
 */
export function nginxSnippet(rules, host) {
  const places = placesOf(rules)
  const names = [...new Set(places.flatMap(({ headers }) => headers.map(([name]) => name)))]
  const locations = places.map(({ path, isPrefix, isServed, headers }) => {
    const values = new Map(headers)
    return [
      `location ${isPrefix ? '^~' : '='} ${path} {`,
      ...names.map((name) => `    set ${variable(name)} ${quoted(values.get(name) ?? '')};`),
      ...(isServed ? [] : ['    return 404;']),
      '}',
    ].join('\n')
  })
  return `# Written by \`npm run build:site\`: include this file in the server block of the portal, beside
#     root /srv/saha/public;
#     index index.html;
#     gzip_static on;
#     gzip_vary on;
# which sends the .gz files of the build (with the module ngx_brotli also \`brotli_static on;\`, for the .br files), and,
# if you have a gateway,
${GATEWAY}
# A location with an add_header of its own sends none of these. Plain http has a server block of its own:
#     server {
#         listen 80;
#         server_name ${host};
#         return 301 https://$host$request_uri;
#     }

# The one kind of file here that nginx may have no type for.
default_type application/manifest+json;

${names.map((name) => `add_header ${name} ${variable(name)} always;`).join('\n')}

${locations.join('\n\n')}

# What is not there keeps the headers of its place, and is asked for anew each time. A folder without a page is
# a 403 to nginx.
error_page 403 404 =404 @lost;
location @lost {
    set ${variable('cache-control')} "no-cache";
    try_files ${LOST} =404;
}
`
}

const variable = (name) => `$saha_${name.replaceAll('-', '_')}`
