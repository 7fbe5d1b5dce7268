import { NOT_FOUND_PAGE, parseHeaderRules, quote } from './header-rules.mjs'

/**
 * Forwards to the gateway, if there is one; without one the path answers 502. Caddy sets `X-Forwarded-For` to the
 * client's address, and appends to it only for trusted proxies.
 */
const GATEWAY = `	handle /gateway/* {
		reverse_proxy {$GATEWAY_UPSTREAM:127.0.0.1:4322} {
			trusted_proxies {$TRUSTED_PROXIES:127.0.0.1/8}
		}
	}`

/** Sends the files that the build compressed. */
const files = (indent) => `${indent}file_server {\n${indent}\tprecompressed br gzip\n${indent}}`

/**
 * Creates a Caddyfile for a site. Of sibling `handle` blocks only the one with the longest path applies; one without
 * a path comes last. Some versions treat `/*` as longer than `/`, so the block of the whole site has no path.
 *
 * @param {string} rules text of the `_headers` file
 * @param {{ address: string, base: string }} site public address, and the path below it: empty, or `/games`
 */
export function caddyfile(rules, { address, base }) {
  const handle = ({ path, isPrefix, isServed, headers }) => {
    const matcher = isPrefix && path === `${base}/` ? '' : `${path}${isPrefix ? '*' : ''} `
    return [
      `\thandle ${matcher}{`,
      '\t\theader {',
      ...headers.map(([name, value]) => `\t\t\t${name} ${quote(value)}`),
      '\t\t}',
      isServed ? files('\t\t') : '\t\terror 404',
      '\t}',
    ].join('\n')
  }
  const places = parseHeaderRules(rules)
  const isInside = ({ path }) => path.startsWith(`${base}/`)
  const portal = places.filter(isInside).map(handle).join('\n\n')
  const outside = places.filter((place) => !isInside(place)).map(handle)
  return `# Written by \`npm run build:site\`. Environment variables replace the values after a colon: SITE_ADDRESS the address,
# GATEWAY_UPSTREAM the gateway, TRUSTED_PROXIES the networks of the proxies in front of this server.
{$SITE_ADDRESS:${address}} {
	root * /srv/saha/public
	encode zstd gzip
	@manifest path ${base}/*.webmanifest
	header @manifest content-type application/manifest+json

${GATEWAY}

${base === '' ? portal : belowPath(base, portal, outside)}

	# A 404 has the headers of its path and is never cached.
	handle_errors {
		@lost {
			expression \`{http.error.status_code} == 404\`
			path ${base}/*
		}
		handle @lost {
			header cache-control "no-cache"
			rewrite * ${base}${NOT_FOUND_PAGE}
${files('\t\t\t')}
		}
	}
}
`
}

/** Nests the blocks of a portal that shares its host name. */
const belowPath = (base, portal, outside) => `	redir ${base} ${base}/ 308

	handle ${base}/* {
${portal.replaceAll(/^(?=.)/gm, '\t')}
	}

${outside.join('\n\n')}

	# Replace this block to serve something else beside the portal.
	handle {
		error 404
	}`
