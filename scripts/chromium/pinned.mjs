/**
 * The Chromium that the tests are pinned to. Its packages have a lock file of their own here: they are for Linux x64
 * only and say so nowhere, so that npm would fetch 67 MB onto every machine; and as optional ones npm would leave
 * them out on a Node older than they ask for, although nothing of them runs on Node.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root, run } from '../install.mjs'

const recipe = join(root, 'scripts', 'chromium')
const files = ['package.json', 'package-lock.json', 'fonts.conf']

const cache = join(root, 'node_modules', '.cache')
const hash = createHash('sha256')
for (const file of ['package-lock.json', 'fonts.conf']) hash.update(readFileSync(join(recipe, file)))
/** Another pin lies in another folder. */
const home = join(cache, `chromium-${hash.digest('hex').slice(0, 12)}`)

/**
 * System libraries, fonts and language are its own, so that it starts, draws and reads alike on every machine. (Of
 * the plain locale C it makes a language without letter case: nothing is found by its first letters then.)
 */
export const pinned = {
  executablePath: join(home, 'chromium'),
  env: {
    LD_LIBRARY_PATH: join(home, 'lib'),
    FONTCONFIG_FILE: join(home, 'fonts.conf'),
    LC_ALL: 'en_US.UTF-8',
  },
}

/** Whether this is a machine that it is made for. */
export const pinnable = process.platform === 'linux' && process.arch === 'x64'

const hour = 3_600_000

/** What an older pin left, or a run that was killed; a younger folder may be another process at work. */
function sweep() {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (name.startsWith('chromium-') && path !== home && Date.now() - statSync(path).mtimeMs > hour)
      rmSync(path, { recursive: true, force: true })
  }
}

/** Fetches the packages into a folder and leaves there what the browser is made of. */
function unpack(folder) {
  for (const file of files) copyFileSync(join(recipe, file), join(folder, file))
  const npm = run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  })
  if (npm.status !== 0) throw new Error(`npm could not fetch it:\n${npm.stderr}`)
  const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin')
  const open = (name) => brotliDecompressSync(readFileSync(join(packed, name)))
  writeFileSync(join(folder, 'chromium'), open('chromium.br'), { mode: 0o755 })
  const tar = spawnSync('tar', ['-x', '-C', folder], { input: open('al2023.tar.br') })
  if (tar.status !== 0) throw new Error(`tar could not unpack its libraries:\n${tar.error ?? tar.stderr}`)
  renameSync(join(folder, 'node_modules', 'dejavu-fonts-ttf', 'ttf'), join(folder, 'fonts'))
  rmSync(join(folder, 'node_modules'), { recursive: true })
}

/**
 * Makes sure that it lies in its place, whole: until it is, it lies in a folder of this process alone.
 * Throws an error that says why it cannot.
 */
export function ensurePinned() {
  if (existsSync(pinned.executablePath)) return
  console.warn('Fetching the Chromium that the tests are pinned to (67 MB, once) …')
  mkdirSync(cache, { recursive: true })
  sweep()
  const folder = mkdtempSync(`${home}-`)
  try {
    unpack(folder)
    // The folder was made for this process alone; what is done is for whoever runs the tests here.
    chmodSync(folder, 0o755)
    renameSync(folder, home)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    // Another process that began at the same time was faster, and what it made is the same.
    if (!existsSync(pinned.executablePath)) throw error
  }
}
