/** `npm run chromatic`: publishes the built Storybook for review, if a project token is set. */
import { run } from './install.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing is published. The required visual tests are local: npm test -- storybook stories.',
  )
  process.exit(0)
}
const steps = [
  ['npm', ['run', '--silent', 'build-storybook', '--', '--quiet']],
  ['chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes']],
]
for (const [command, args] of steps) {
  const { status } = run(command, args)
  if (status !== 0) process.exit(status ?? 1)
}
