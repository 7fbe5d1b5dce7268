import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { bundleRules } from './bundle-rules.ts'
import { faces } from './src/fonts/faces.ts'

/** A file that the portal fetches and inlines into the game's document. */
interface BundledFile {
  /** Path relative to the arcade's folder. */
  file: string
  /** Bytes before compression. */
  size: number
  /** SHA-256 in base64: verifies the file and allows the script in the content security policy. */
  sha256: string
}

/** `arcade.json`, read by the portal's build. */
export interface ArcadeManifest {
  /** All fonts: a JSON object from file name to base64. */
  faces: BundledFile
  /** One script with its styles per base game id. */
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

/** Bundles one game into a single script without imports. */
async function bundleGame(id: string): Promise<string> {
  const { hash } = await bundleRules(id)
  const entry = 'virtual:standalone-game'
  const game: Plugin = {
    name: 'saha:one-game',
    resolveId: (source) => (source === entry ? `\0${entry}` : null),
    load: (source) =>
      source === `\0${entry}`
        ? `import { startStandaloneGame } from ${JSON.stringify(resolvePath('src/standalone-entry.ts'))}\n` +
          `import game from ${JSON.stringify(resolvePath(`src/games/${id}/index.ts`))}\n` +
          `startStandaloneGame(game, ${JSON.stringify(hash)})`
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
  // The content security policy allows a constructed stylesheet, but no `<style>` element.
  const stylesheet = `{const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(String(styles.source).trim())});document.adoptedStyleSheets=[s]}\n`
  const script = `${stylesheet}${chunk.code.trim()}\n`
  if (/<\/script|<!--|\r|^\s*import\s/im.test(script))
    throw new Error(
      `${id} cannot stand inside a page: it holds </script, <!--, a carriage return or an import.`,
    )
  return script
}

/** Adds the files for the portal: each game as one script, the fonts as one file, and `arcade.json` that lists them. */
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
