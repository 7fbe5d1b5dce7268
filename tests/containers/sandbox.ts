/** Runs commands in a folder as their root, with the programs of this machine, as a container would. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** User of the images. */
const USER = '1000'

/** Folders of this machine, which steps can read. */
const SYSTEM = ['usr', 'etc']

/** Where the base image of Node is. */
const NODE_IMAGE = '/node-image'

/** Root folder of a container. */
export interface Root {
  readonly folder: string
  /** Folders of other stages and of images, by their path in the container. */
  readonly binds: Readonly<Record<string, string>>
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })

/** Says why this machine cannot run the images' steps; null where it can. */
export function findObstacle(): string | null {
  if (process.getuid?.() !== 0) return 'the steps of the images were not run: they need root.'
  const missing = ['bwrap', 'caddy', 'setcap', 'wget'].filter((name) => run('which', name).status !== 0)
  if (missing.length > 0)
    return `the steps of the images were not run: ${missing.join(', ')} is not installed.`
  const { status } = run('bwrap', '--ro-bind', '/', '/', '--unshare-pid', 'true')
  return status === 0 ? null : 'the steps of the images were not run: this machine allows no sandbox.'
}

/** Copies this machine's Node and npm as the base image of Node. @returns its folder */
export function createNodeImage(folder: string): string {
  const npm = dirname(dirname(realpathSync(run('which', 'npm').stdout.trim())))
  mkdirSync(join(folder, 'bin'), { recursive: true })
  copyFileSync(process.execPath, join(folder, 'bin/node'))
  run('cp', '-r', npm, join(folder, 'npm'))
  symlinkSync('../npm/bin/npm-cli.js', join(folder, 'bin/npm'))
  return folder
}

/** Links the packages of this repository into a folder, as `npm ci` would install them from the same lock file. */
export function linkPackages(folder: string): void {
  for (const packages of globSync(['node_modules', 'app/node_modules', 'packages/*/node_modules'])) {
    const target = join(folder, packages)
    // Another file system has no hard links to this one.
    if (run('cp', '-alT', packages, target).status === 0) continue
    rmSync(target, { recursive: true, force: true })
    const { status, stderr } = run('cp', '-aT', packages, target)
    if (status !== 0) throw new Error(stderr)
  }
  // Steps write it.
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
}

/** Creates a root folder with what an official image contains. */
export function createRoot(folder: string, image: string, nodeImage: string): Root {
  const mountPoints = [...SYSTEM, 'dev', 'proc', 'tmp', 'config', 'root', 'var/cache/npm', NODE_IMAGE]
  for (const name of mountPoints) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(folder, name))
  if (image.startsWith('node:')) return { folder, binds: { [NODE_IMAGE]: nodeImage } }
  if (!image.startsWith('caddy:')) throw new Error(`${image} is an unknown base image.`)
  // As in the official image, the binary may bind low ports.
  const caddy = join(folder, 'caddy')
  copyFileSync(realpathSync(run('which', 'caddy').stdout.trim()), caddy)
  run('setcap', 'cap_net_bind_service=+ep', caddy)
  return { folder, binds: { '/usr/bin/caddy': caddy } }
}

/** Settings of npm and of proxies, which the machine's Docker would have as well. */
const isPassedOn = (name: string) =>
  /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_(?:registry|cafile))$/i.test(name)

const setEnvironment = (environment: Readonly<Record<string, string>>) =>
  Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])

const bindSystem = ({ binds }: Root) => [
  ...SYSTEM.flatMap((name) => ['--ro-bind', `/${name}`, `/${name}`]),
  ...Object.entries(binds).flatMap(([path, source]) => ['--bind', source, path]),
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  '--tmpfs',
  '/tmp',
  '--unshare-pid',
  '--as-pid-1',
  '--die-with-parent',
  '--clearenv',
]

/** Files of this machine's npm, which asks for them once. */
let npmFiles: Readonly<Record<'userConfig' | 'cache', string>> | undefined

/** Runs a step of a build as root. @throws with its output when it fails */
export function runStep(
  root: Root,
  workdir: string,
  environment: Readonly<Record<string, string>>,
  command: string,
): void {
  const inherited = Object.entries(process.env).flatMap(([name, value = '']) =>
    isPassedOn(name) ? [[name, value]] : [],
  )
  npmFiles ??= {
    userConfig: run('npm', 'config', 'get', 'userconfig').stdout.trim(),
    cache: run('npm', 'config', 'get', 'cache').stdout.trim(),
  }
  const { userConfig, cache } = npmFiles
  const { status, stdout, stderr } = run(
    'bwrap',
    '--bind',
    root.folder,
    '/',
    ...bindSystem(root),
    '--cap-add',
    'ALL',
    '--bind',
    cache,
    '/var/cache/npm',
    ...(existsSync(userConfig) ? ['--ro-bind', userConfig, '/tmp/npmrc'] : []),
    ...setEnvironment({
      ...(Object.fromEntries(inherited) as Record<string, string>),
      HOME: '/root',
      PATH: `${NODE_IMAGE}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin`,
      npm_config_cache: '/var/cache/npm',
      npm_config_prefer_offline: 'true',
      npm_config_userconfig: '/tmp/npmrc',
      ...environment,
    }),
    '--chdir',
    workdir,
    'sh',
    '-ec',
    command,
  )
  if (status !== 0) throw new Error(`RUN ${command} failed:\n${stdout}${stderr}`)
}

/** Folders that the compose file gives a container. */
export interface Mounts {
  readonly volumes: readonly string[]
  readonly tmpfs: readonly string[]
}

/**
 * Starts a command as the images' user, without capabilities, in a root folder that cannot be changed.
 *
 * @returns the sandbox; its fourth stream says which process is the command
 */
export function startContained(
  root: Root,
  workdir: string,
  environment: Readonly<Record<string, string>>,
  command: readonly string[],
  { volumes, tmpfs }: Mounts,
): ChildProcess {
  const user = ['--reuid', USER, '--regid', USER, '--clear-groups', '--no-new-privs', '--inh-caps=-all']
  return spawn(
    'setpriv',
    [
      ...user,
      'bwrap',
      '--info-fd',
      '3',
      '--ro-bind',
      root.folder,
      '/',
      ...bindSystem(root),
      ...volumes.flatMap((path) => ['--bind', join(root.folder, path), path]),
      ...tmpfs.flatMap((path) => ['--tmpfs', path]),
      ...setEnvironment({ PATH: `${NODE_IMAGE}/bin:/usr/local/bin:/usr/bin`, ...environment }),
      '--chdir',
      workdir,
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  )
}
