import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the workspace, so that hosts resolve React and other dependencies one folder up. */
const site = join(root, 'test-results', 'packed')

/** A package as installed from its tarball. */
export interface Packed {
  /** The `.tgz` to be published. */
  tarball: string
  /** Folder of the unpacked package. */
  folder: string
  manifest: {
    name: string
    dependencies: Record<string, string>
    peerDependencies?: Record<string, string>
    exports: Record<string, unknown>
    engines?: { node: string }
    bin?: Record<string, string>
  }
}

/** Folder of the hosts. */
export const consumer = fileURLToPath(new URL('consumer/', import.meta.url))

/** Returns a package's exported subpaths, as `attw` names them. */
export const subpaths = ({ folder, manifest }: Packed) =>
  '.' in manifest.exports
    ? [
        '.',
        ...readdirSync(join(folder, 'dist'))
          .filter((name) => existsSync(join(folder, 'dist', name, 'index.js')))
          .filter((name) => manifest.exports[`./${name}`] !== null)
          .map((name) => `./${name}`),
        ...(existsSync(join(folder, 'dist/icons')) ? ['./icons/play'] : []),
      ]
    : Object.entries(manifest.exports)
        .filter(([, conditions]) => JSON.stringify(conditions).includes('"types"'))
        .map(([path]) => path)

/** Runs a command. @throws with its output when it fails */
export function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

export const packageNames = ['ui', 'machines', 'games'] as const
type PackageName = (typeof packageNames)[number]

function pack(name: PackageName): Packed {
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', site], join(root, 'packages', name)),
  ) as [{ filename: string }]
  const tarball = join(site, filename)
  const folder = join(site, 'node_modules', '@saha', name)
  mkdirSync(folder, { recursive: true })
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], site)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Packed['manifest']
  return { tarball, folder, manifest }
}

/** Packages, packed once, and the folder in which hosts resolve them. */
export const test = base.extend<object, { packed: { site: string } & Record<PackageName, Packed> }>({
  packed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      rmSync(site, { recursive: true, force: true })
      mkdirSync(site, { recursive: true })
      await use({ site, ui: pack('ui'), machines: pack('machines'), games: pack('games') })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
