/**
 * Pinned Chromium of the tests. Its packages have their own lock file. They only run on Linux x64 but do not declare
 * it, so npm would download 67 MB on every machine. As optional dependencies npm would skip them on a Node older than
 * their `engines`, although nothing in them runs on Node.
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
/** Its system libraries, and those that compute WebGL without a graphics card. */
const archives = ['al2023.tar.br', 'swiftshader.tar.br']

const cache = join(root, 'node_modules', '.cache')
const hash = createHash('sha256')
for (const file of ['package-lock.json', 'fonts.conf']) hash.update(readFileSync(join(recipe, file)))
hash.update(archives.join())
/** Another pin has another folder. */
const home = join(cache, `chromium-${hash.digest('hex').slice(0, 12)}`)

/**
 * The browser has its own system libraries, fonts and language, so that it renders the same on every machine. (In the
 * plain locale C it has no letter case, and finds nothing by its first letters.)
 */
export const pinned = {
  executablePath: join(home, 'chromium'),
  env: {
    LD_LIBRARY_PATH: join(home, 'lib'),
    FONTCONFIG_FILE: join(home, 'fonts.conf'),
    LC_ALL: 'en_US.UTF-8',
  },
}

/** Whether the pinned build supports this machine. */
export const isPinSupported = process.platform === 'linux' && process.arch === 'x64'

const hour = 3_600_000

/**
 * Deletes the folders of older pins and killed runs. A folder younger than an hour may belong to a running process.
 */
function sweep() {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (name.startsWith('chromium-') && path !== home && Date.now() - statSync(path).mtimeMs > hour)
      rmSync(path, { recursive: true, force: true })
  }
}

/** Downloads the packages into a folder and extracts the browser there. */
function unpack(folder) {
  for (const file of files) copyFileSync(join(recipe, file), join(folder, file))
  const npm = run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
  })
  if (npm.status !== 0) throw new Error(`npm could not download it:\n${npm.stderr}`)
  const packed = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin')
  const open = (name) => brotliDecompressSync(readFileSync(join(packed, name)))
  writeFileSync(join(folder, 'chromium'), open('chromium.br'), { mode: 0o755 })
  for (const archive of archives) {
    const tar = spawnSync('tar', ['-x', '-C', folder], { input: open(archive) })
    if (tar.status !== 0)
      throw new Error(`tar could not unpack its libraries:\n${tar.error?.message ?? tar.stderr.toString()}`)
  }
  renameSync(join(folder, 'node_modules', 'dejavu-fonts-ttf', 'ttf'), join(folder, 'fonts'))
  rmSync(join(folder, 'node_modules'), { recursive: true })
}

/**
 * Makes the pinned browser available. Unpacks it in a temporary folder, and moves it only when it is complete.
 *
 * @throws {Error} with the reason
 */
export function ensurePinned() {
  if (existsSync(pinned.executablePath)) return
  console.warn('Downloading the pinned Chromium (67 MB, once) …')
  mkdirSync(cache, { recursive: true })
  sweep()
  const folder = mkdtempSync(`${home}-`)
  try {
    unpack(folder)
    // `mkdtemp` creates a private folder; other users run the tests too.
    chmodSync(folder, 0o755)
    renameSync(folder, home)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    // Another process was faster and has made the same browser.
    if (!existsSync(pinned.executablePath)) throw error
  }
}
