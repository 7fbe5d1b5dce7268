/** `npm run build:site`: builds the portal and the arcade, and joins them in `dist` for publishing. */
import { join } from 'node:path'
import { build } from './build.mjs'
import { compressFiles } from './hosting/compress.mjs'
import { joinSite } from './hosting/join-site.mjs'
import { root } from './install.mjs'

const target = join(root, 'dist')
const { host } = new URL(process.env.VITE_SITE_URL || 'https://games.example.com')

build()
joinSite({ portal: join(root, 'app/dist'), arcade: join(root, 'packages/games/dist'), target, host })
await compressFiles(join(target, 'public'))
console.warn(`Wrote ${target}: publish its folder public; nginx.conf and Caddyfile are for your own server.`)
