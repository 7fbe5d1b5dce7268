import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { faces } from './src/fonts/faces.ts'

/** A file that a portal fetches to hand a game over to its frame. */
interface BundledFile {
  /** Where it is, from the arcade's own folder. */
  file: string
  /** Bytes before compression. */
  size: number
  /** SHA-256 in base64: what the file has to be, and what a content security policy allows a script by. */
  sha256: string
}

/** `arcade.json`: what a portal has to know when it is built. */
export interface ArcadeManifest {
  /** The typefaces of every game: JSON of their bytes in base64, by name. */
  faces: BundledFile
  /** By the base game's id: one script with its styles. */
  games: Record<string, BundledFile>
}

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
function describeFile(name: string, source: string, ending: string): BundledFile {
  const hash = createHash('sha256').update(source).digest()
  return {
    file: `assets/handed-over/${name}-${hash.toString('hex').slice(0, 8)}.${ending}`,
    size: Buffer.byteLength(source),
    sha256: hash.toString('base64'),
  }
}

/** One game with everything it stands on, as one script without imports. */
async function bundleGame(id: string): Promise<string> {
  const entry = 'virtual:standalone-game'
  const game: Plugin = {
    name: 'saha:one-game',
    resolveId: (source) => (source === entry ? `\0${entry}` : null),
    load: (source) =>
      source === `\0${entry}`
        ? `import { startStandaloneGame } from ${JSON.stringify(resolvePath('src/standalone-entry.ts'))}\n` +
          `import game from ${JSON.stringify(resolvePath(`src/games/${id}/index.ts`))}\n` +
          'startStandaloneGame(game)'
        : null,
  }
  const built = (await build({
    configFile: false,
    root: resolvePath('.'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [game],
    build: {
      target: 'baseline-widely-available',
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'es', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk, ...more] = built.output.filter((file) => file.type === 'chunk')
  const assets = built.output.filter((file) => file.type === 'asset')
  const styles = assets.find(({ fileName }) => fileName.endsWith('.css'))
  if (!chunk || !styles || more.length > 0 || assets.length > 1)
    throw new Error(
      `${id} was built into ${built.output.map(({ fileName }) => fileName).join(', ')}. It must be one script and ` +
        'one style sheet: draw pictures in code, and import other modules statically.',
    )
  // A style sheet made here needs no permission of the content security policy, as a <style> would.
  const stylesheet = `{const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(String(styles.source).trim())});document.adoptedStyleSheets=[s]}\n`
  const script = `${stylesheet}${chunk.code.trim()}\n`
  if (/<\/script|<!--|\r|^\s*import\s/im.test(script))
    throw new Error(
      `${id} cannot stand inside a page: it holds </script, <!--, a carriage return or an import.`,
    )
  return script
}

/**
 * Adds what a portal hands over to its frame: each game as one script, the typefaces as one file, and
 * `arcade.json`, which names them.
 */
export function bundleGames(): Plugin {
  return {
    name: 'saha:bundle-games',
    apply: 'build',
    async generateBundle() {
      const emit = (name: string, source: string, ending: string) => {
        const file = describeFile(name, source, ending)
        this.emitFile({ type: 'asset', fileName: file.file, source })
        return file
      }
      const bytes = async (name: string) =>
        [name, await readFile(resolvePath(`src/fonts/${name}.woff2`), 'base64')] as const
      const manifest: ArcadeManifest = {
        faces: emit(
          'faces',
          JSON.stringify(Object.fromEntries(await Promise.all(faces.map(({ file }) => bytes(file))))),
          'json',
        ),
        games: {},
      }
      for (const id of (await readdir(resolvePath('src/games'))).sort()) {
        manifest.games[id] = emit(id, await bundleGame(id), 'js')
      }
      this.emitFile({ type: 'asset', fileName: 'arcade.json', source: JSON.stringify(manifest) })
    },
  }
}
