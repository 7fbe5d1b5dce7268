import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Files and folders that a build or a generator reads. */
const sources = ['app', 'packages', 'scripts', '.oxfmtrc.json', ...globSync('*.json', { cwd: root })]
const skipped = new Set(['node_modules', 'dist', '.git'])

/** A copy of the portal's sources, which a test edits as an operator does. The installed packages are links. */
export class PortalCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'saha-operator-'))
  #changed = new Set<string>()

  constructor() {
    for (const name of sources)
      cpSync(join(root, name), join(this.folder, name), {
        recursive: true,
        filter: (path) => !skipped.has(basename(path)),
      })
    this.#linkPackages()
  }

  /** Links installed packages, but for those of the workspace, which link into the copy. */
  #linkPackages(): void {
    const installed = join(root, 'node_modules')
    const linked = join(this.folder, 'node_modules')
    mkdirSync(join(linked, '@saha'), { recursive: true })
    for (const name of readdirSync(installed))
      if (name !== '@saha' && name !== '.cache' && !name.startsWith('.vite'))
        symlinkSync(join(installed, name), join(linked, name))
    for (const manifest of globSync(['app/package.json', 'packages/*/package.json'], { cwd: this.folder })) {
      const { name } = JSON.parse(this.read(manifest)) as { name: string }
      symlinkSync(join(this.folder, dirname(manifest)), join(linked, name))
      const nested = join(root, dirname(manifest), 'node_modules')
      if (existsSync(nested)) symlinkSync(nested, join(this.folder, dirname(manifest), 'node_modules'))
    }
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  /** Replaces a text, which must occur once. */
  edit(path: string, from: string, to: string): void {
    const parts = this.read(path).split(from)
    if (parts.length !== 2) throw new Error(`${path} has "${from}" ${parts.length - 1} times.`)
    writeFileSync(join(this.folder, path), parts.join(to))
    this.#changed.add(path)
  }

  /** Adds an entry at the end of an exported list. */
  append(path: string, entry: string): void {
    const text = this.read(path)
    const end = text.lastIndexOf('\n]')
    writeFileSync(join(this.folder, path), `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`)
    this.#changed.add(path)
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    appendFileSync(join(this.folder, path), content, { flag: 'wx' })
    this.#changed.add(path)
  }

  /** Returns the files that changed since the last call. */
  takeChanges(): readonly string[] {
    const changed = [...this.#changed]
    this.#changed = new Set()
    return changed
  }

  /** Adds files that a command wrote to the changes. */
  addChanges(files: readonly string[]): void {
    for (const file of files) this.#changed.add(file)
  }

  /** Runs a command in the copy and returns its output. @throws with its output if it fails */
  run(command: string, env: Readonly<Record<string, string>> = {}): string {
    const bin = join(this.folder, 'node_modules/.bin')
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: this.folder,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    })
    if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`)
    return stdout
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true })
  }
}
