import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createIgnore, parseCommand, parseDockerfile, type Stage } from './dockerfile.ts'
import { createNodeImage, createRoot, linkPackages, type Root, runStep } from './sandbox.ts'

/** Result of a stage: its root folder, and the settings of its containers. */
export interface Image extends Root {
  workdir: string
  environment: Record<string, string>
  user: string
  command: readonly string[]
  healthCheck: readonly string[]
}

/** Copies the files of the repository that are in the context of a build. */
function copyContext(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const isIgnored = createIgnore(readFileSync('.dockerignore', 'utf8'))
  for (const file of stdout.split('\0').filter((name) => name !== '' && !isIgnored(name) && existsSync(name)))
    cpSync(file, join(folder, file))
}

/** Copies a file, or the content of a folder, as `COPY` does. */
function copy(source: string, target: string, isFolder: boolean): void {
  if (!existsSync(source)) throw new Error(`COPY: ${source} does not exist.`)
  const name = source.slice(source.lastIndexOf('/') + 1)
  const into = isFolder && !statSync(source).isDirectory() ? join(target, name) : target
  mkdirSync(dirname(into), { recursive: true })
  const { status, stderr } = spawnSync('cp', ['-aT', source, into], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Runs the instructions of a Dockerfile in folders, each stage once. */
export class ImageBuilder {
  readonly #stages = parseDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
  readonly #built = new Map<string, Image>()
  readonly #folder: string
  readonly #args: Readonly<Record<string, string>>
  readonly #nodeImage: string

  /**
   * @param folder empty folder
   * @param args build arguments
   */
  constructor(folder: string, args: Readonly<Record<string, string>>) {
    this.#folder = folder
    this.#args = args
    this.#nodeImage = createNodeImage(join(folder, 'node-image'))
    copyContext(join(folder, 'context'))
  }

  /** Returns a stage, and builds it and those that it needs. */
  build(name: string): Image {
    const done = this.#built.get(name)
    if (done !== undefined) return done
    const stage = this.#stages.find((candidate) => candidate.name === name)
    if (stage === undefined) throw new Error(`There is no stage ${name}.`)
    const image = this.#start(stage)
    const args: Record<string, string> = {}
    for (const { keyword, flags, text } of stage.instructions) {
      const pairs = () =>
        [...text.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value] as const)
      if (keyword === 'WORKDIR') mkdirSync(join(image.folder, (image.workdir = text)), { recursive: true })
      else if (keyword === 'ARG') Object.assign(args, this.#readArgument(text))
      else if (keyword === 'ENV') Object.assign(image.environment, Object.fromEntries(pairs()))
      else if (keyword === 'USER') image.user = text
      else if (keyword === 'COPY') this.#copy(image, flags['from'], text.split(/\s+/))
      else if (keyword === 'RUN') this.#run(image, args, text)
      else if (keyword === 'CMD') image.command = parseCommand(text)
      else if (keyword === 'HEALTHCHECK') image.healthCheck = parseCommand(text.replace(/^CMD /, ''))
      else if (keyword !== 'EXPOSE') throw new Error(`${keyword} is unknown to this test.`)
    }
    this.#built.set(name, image)
    return image
  }

  #start({ name, base }: Stage): Image {
    const folder = join(this.#folder, name)
    if (!this.#stages.some((stage) => stage.name === base)) {
      const root = createRoot(folder, base, this.#nodeImage)
      return { ...root, workdir: '/', environment: {}, user: '', command: [], healthCheck: [] }
    }
    const parent = this.build(base)
    // The packages are too many to be copied for each stage, and no later step changes them.
    const packages = join(parent.workdir, 'node_modules')
    const source = join(parent.folder, packages)
    cpSync(parent.folder, folder, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.startsWith(`${source}/`),
    })
    return {
      ...parent,
      folder,
      binds: { ...parent.binds, [packages]: source },
      environment: { ...parent.environment },
    }
  }

  /**
   * Runs a step. `npm ci` only checks that the copied manifests fit the lock file, because a real one repeats the
   * installation of this repository.
   */
  #run(image: Image, args: Readonly<Record<string, string>>, command: string): void {
    const isInstallation = command.startsWith('npm ci ')
    const environment = { ...image.environment, ...args }
    runStep(image, image.workdir, environment, isInstallation ? `${command} --dry-run` : command)
    if (isInstallation) linkPackages(join(image.folder, image.workdir))
  }

  #readArgument(text: string): Record<string, string> {
    const [name = '', fallback] = text.split('=')
    const value = this.#args[name] ?? fallback
    return value === undefined ? {} : { [name]: value }
  }

  #copy(image: Image, from: string | undefined, paths: readonly string[]): void {
    const sources = paths.slice(0, -1)
    const target = paths.at(-1) ?? ''
    const root = from === undefined ? join(this.#folder, 'context') : this.build(from).folder
    const into = resolve(image.workdir, target)
    if (/^\/(?:etc|usr)\b/.test(into)) throw new Error(`COPY: this test takes ${into} from the machine.`)
    for (const source of sources) copy(join(root, source), join(image.folder, into), target.endsWith('/'))
  }
}
