/** `npm start`: installs missing packages, builds, and serves the whole portal at one URL. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { environment, install, root, runtime } from './install.mjs'

const flags = process.argv.slice(2)
/** Serves the previous build, for tests that start the server many times. */
const skipBuild = flags.includes('--skip-build')

/** With a key, Google is the upstream; the local Gemini refuses to run beside a real key. */
const key = process.env.GEMINI_API_KEY?.trim() ?? ''
const gemini = key === '' ? ['--service', '/gemini=packages/local-gemini/src/mount.ts'] : []

/** All names of the key; only the gateway reads one, by the first name. */
const KEYS = ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_API_KEY', 'VITE_GEMINI_API_KEY']
const withoutKeys = Object.fromEntries(Object.entries(environment()).filter(([name]) => !KEYS.includes(name)))
const serverEnvironment = key === '' ? withoutKeys : { ...withoutKeys, GEMINI_API_KEY: key }

/** A label that restricts the content generator restricts it in the gateway too, verified by the same Appwrite. */
const { VITE_ADMIN_LABEL: label, VITE_APPWRITE_ENDPOINT: endpoint, VITE_APPWRITE_PROJECT } = process.env
const { projectId } = JSON.parse(readFileSync(join(root, 'appwrite.config.json'), 'utf8'))
const admin = label?.trim()
  ? {
      GATEWAY_ADMIN_LABEL: label,
      GATEWAY_APPWRITE_PROJECT: VITE_APPWRITE_PROJECT ?? projectId,
      ...(endpoint ? { GATEWAY_APPWRITE_ENDPOINT: endpoint } : {}),
    }
  : {}

install()
if (!skipBuild)
  build({
    // Another site, whose endless loops stop the portal in no browser.
    VITE_PLAY_ORIGIN: process.env.VITE_PLAY_ORIGIN ?? 'http://127.0.0.1:*',
    ...(key === '' ? {} : { VITE_GEMINI_MODE: process.env.VITE_GEMINI_MODE ?? 'gateway' }),
  })

const server = spawn(
  runtime(),
  [
    'packages/local-cloud/src/cli.ts',
    '--config',
    'appwrite.config.json',
    '--serve',
    '/=app/dist',
    '--serve',
    '/arcade=packages/games/dist',
    '--service',
    '/gateway=packages/gateway/src/mount.ts',
    ...gemini,
    ...flags.filter((flag) => flag !== '--skip-build'),
  ],
  { cwd: root, env: { ...admin, ...serverEnvironment }, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
