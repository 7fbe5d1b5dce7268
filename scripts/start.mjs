/** `npm start`: installs what is missing, builds, and serves the whole portal on one address. */
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { environment, install, root, runtime } from './install.mjs'

const flags = process.argv.slice(2)
/** Serves what was built before, for tests that start the server many times. */
const skipBuild = flags.includes('--skip-build')

/** The local Gemini takes any key and refuses to run beside a real one, so none is handed to it. */
const KEYS = ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_API_KEY', 'VITE_GEMINI_API_KEY']
const withoutKeys = Object.fromEntries(Object.entries(environment()).filter(([name]) => !KEYS.includes(name)))

install()
if (!skipBuild) build()

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
    '/gemini=packages/local-gemini/src/mount.ts',
    ...flags.filter((flag) => flag !== '--skip-build'),
  ],
  { cwd: root, env: withoutKeys, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
