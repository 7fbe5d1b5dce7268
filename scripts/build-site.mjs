/**
 * `npm run build:site`: builds the portal and the arcade, and joins them in `dist` for publishing. `--uncompressed`
 * writes no `.br` and `.gz` files, half of the time, for a host that compresses.
 */
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { readPlayOrigin } from '../app/src/config/play-origin.ts'
import { readSiteUrl } from '../app/src/config/site-url.ts'
import { build } from './build.mjs'
import { compressFiles } from './hosting/compress.mjs'
import { joinSite } from './hosting/join-site.mjs'
import { root } from './install.mjs'

const target = join(root, 'dist')
const env = loadEnv('production', join(root, 'app'), 'VITE_')
const url = readSiteUrl(env.VITE_SITE_URL) ?? 'https://games.example.com/'
const isCompressed = !process.argv.includes('--uncompressed')
const hasHeaders = env.VITE_HOST_HEADERS !== 'off'

build()
const folder = joinSite({
  portal: join(root, 'app/dist'),
  arcade: join(root, 'packages/games/dist'),
  target,
  url,
  playOrigin: readPlayOrigin(env.VITE_PLAY_ORIGIN),
  hasHeaders,
})
if (hasHeaders && isCompressed) await compressFiles(folder)
console.warn(
  hasHeaders
    ? `Wrote ${target}: publish its folder public at the root of the host name; nginx.conf and Caddyfile are for your own server.`
    : `Wrote ${relative(root, folder)}: publish this folder as ${url}.`,
)
