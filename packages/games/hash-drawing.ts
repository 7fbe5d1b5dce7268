import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const entry = 'virtual:drawing'
/** Modules that no frame shows. */
const unseen = /\/(?:[\w-]*texts|missions|music|sounds?|engine)\.ts$/

/** Imports the rules, the view and the styles of a game, without what runs it. */
function writeEntry(id: string): string {
  const folder = fileURLToPath(new URL(`src/games/${id}/`, import.meta.url))
  const files = globSync('{,rules/,view/}{rules,view}.ts', { cwd: folder }).toSorted()
  const styles = globSync('**/*.css', { cwd: folder }).toSorted()
  if (files.length !== 2)
    throw new Error(`${id} needs a rules.ts and a view.ts, alone or in folders of that name.`)
  return [
    ...files.map((file) => `export * from ${JSON.stringify(folder + file)}`),
    ...styles.map((file) => `import ${JSON.stringify(folder + file)}`),
  ].join('\n')
}

/**
 * Identifies the rules and the drawings of a game: the first 64 bits of the SHA-256 of their minified script and styles.
 * It changes with what is drawn, not with comments, types, names, texts or sounds. A new bundler may change it too.
 */
export async function hashDrawing(id: string): Promise<string> {
  const drawing: Plugin = {
    name: 'saha:drawing',
    resolveId: (source) => (source === entry ? `\0${entry}` : null),
    load: (source) => (source === `\0${entry}` ? writeEntry(id) : null),
  }
  const built = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    logLevel: 'warn',
    plugins: [drawing],
    build: {
      target: 'baseline-widely-available',
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: (module) => unseen.test(module),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const hash = createHash('sha256')
  for (const file of built.output.toSorted((a, b) => a.type.localeCompare(b.type)))
    hash.update(file.type === 'chunk' ? file.code : file.source)
  return hash.digest('hex').slice(0, 16)
}
