/**
 * `npm run chromatic`: publishes the Storybook for review and captures the stories that the commits since the last
 * build affect (TurboSnap), if a project token is set. `npm run chromatic -- --all` captures every story.
 */
import { parseArgs } from 'node:util'
import { install, run } from './install.mjs'

const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing is published. The required visual tests are local: npm test -- storybook stories.',
  )
  process.exit(0)
}
install()
const steps = [
  // TurboSnap reads the modules of each story from preview-stats.json.
  ['npm', ['run', '--silent', 'build-storybook', '--', '--quiet', '--stats-json']],
  ['chromatic', [all ? '--force-rebuild' : '--only-changed']],
]
for (const [command, args] of steps) {
  const { status } = run(command, args)
  if (status !== 0) process.exit(status ?? 1)
}
