/**
 * `npm run release` publishes every version that the registry lacks and tags it, if NPM_REGISTRY is set.
 * `npm run release -- --dry-run` builds and packs the same packages and prints what would go out, without network.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run, stop } from './install.mjs'
import { describeChanges } from './release/changesets.mjs'
import { addRepository, describeProvenance } from './release/provenance.mjs'

const { 'dry-run': isDryRun } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values
const { NPM_REGISTRY: registry, npm_config_dry_run: isMisplaced } = process.env
if (isMisplaced) stop('npm took --dry-run for itself. Write: npm run release -- --dry-run')

const packages = globSync('packages/*/package.json', { cwd: root })
  .toSorted()
  .map((file) => ({ file, manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) }))
  .filter(({ manifest }) => !manifest.private)
  .map(({ file, manifest }) => ({ file, manifest: addRepository(manifest, dirname(file), process.env) }))

const changesets = globSync('.changeset/*.md', { cwd: root })
  .filter((file) => basename(file) !== 'README.md')
  .map((file) => readFileSync(join(root, file), 'utf8'))

function capture(command, args) {
  const { status, stdout } = run(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) stop(`${command} ${args.join(' ')} failed; see the errors above.`)
  return stdout.trim()
}

const kilobytes = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`

/** Counts files by folder: `dist 12, README.md`. */
function summarize(files) {
  const folders = Map.groupBy(files, ({ path }) => path.split('/')[0])
  return [...folders].map(([name, { length }]) => (length > 1 ? `${name} ${length}` : name)).join(', ')
}

function printRelease({ manifest: { name, version, ...manifest } }, destination) {
  const tag = `${name}@${version}`
  const [tarball] = JSON.parse(
    capture('npm', ['pack', '--json', '--silent', '--pack-destination', destination, '-w', name]),
  )
  const isReleased = capture('git', ['tag', '--list', tag]) !== ''
  console.log(`
${tag}
  tarball     dist/release/${tarball.filename}, ${kilobytes(tarball.size)}, unpacked ${kilobytes(tarball.unpackedSize)}
  files       ${tarball.entryCount}: ${summarize(tarball.files)}
  changes     ${describeChanges(changesets, name)}
  provenance  ${describeProvenance(manifest, process.env)}
  publish     ${isReleased ? `no, the tag ${tag} exists` : `yes, there is no tag ${tag} yet`}`)
}

if (isDryRun) {
  const destination = join(root, 'dist', 'release')
  rmSync(destination, { recursive: true, force: true })
  mkdirSync(destination, { recursive: true })
  for (const one of packages) printRelease(one, destination)
  if (changesets.length > 0)
    console.log(
      `\nPending changesets: ${changesets.length}. \`npm run version-packages\` turns them into versions and changelogs; publish after it.`,
    )
  console.log('\nNothing was published.')
} else if (registry) {
  for (const { file, manifest } of packages)
    writeFileSync(join(root, file), `${JSON.stringify(manifest, null, 2)}\n`)
  const { status } = run('changeset', ['publish'], { env: { npm_config_registry: registry } })
  process.exit(status ?? 1)
} else console.log('NPM_REGISTRY is not set, so nothing is published. Add -- --dry-run to see what would be.')
