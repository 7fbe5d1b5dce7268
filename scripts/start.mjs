/** `npm start`: installs what is missing, builds, and serves the whole portal on one address. */
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { environment, install, root, runtime } from './install.mjs'

const flags = process.argv.slice(2)
/** Serves what was built before, for tests that start the server many times. */
const skipBuild = flags.includes('--skip-build')

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
    ...flags.filter((flag) => flag !== '--skip-build'),
  ],
  { cwd: root, env: environment(), stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
