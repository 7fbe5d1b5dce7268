import { bundleRules } from '../../packages/games/bundle-rules.ts'
import { readManifests } from '../../packages/games/src/manifests.ts'
import type { Plugin } from 'vite'
import { readReleasedRules } from './released-rules.ts'

const index = 'virtual:rules'
const prefix = '\0rules:'

/** Returns the code of all rules by game and hash: those of the sources, and those of earlier releases. */
async function collectRules(): Promise<Map<string, Map<string, string>>> {
  const collected = new Map<string, Map<string, string>>()
  for (const { id } of await readManifests()) {
    const { code, hash } = await bundleRules(id)
    collected.set(id, readReleasedRules(id).set(hash, code))
  }
  return collected
}

/** Provides the rules of every game as `virtual:rules`. */
export function rules(): Plugin {
  let collected: Promise<Map<string, Map<string, string>>> | undefined
  return {
    name: 'saha:all-rules',
    resolveId: (source) =>
      source === index || source.startsWith(prefix) ? `\0${source.replace('\0', '')}` : null,
    async load(id) {
      if (id !== `\0${index}` && !id.startsWith(prefix)) return null
      const all = await (collected ??= collectRules())
      if (id.startsWith(prefix)) {
        const [game = '', hash = ''] = id.slice(prefix.length).split('/')
        return all.get(game)?.get(hash)
      }
      const entries = [...all].map(([game, byHash]) => ({ game, hashes: [...byHash.keys()] }))
      const imports = entries.flatMap(({ game, hashes }) =>
        hashes.map(
          (hash) => `import { rules as _${hash} } from ${JSON.stringify(`${prefix}${game}/${hash}`)}`,
        ),
      )
      const maps = entries.map(
        ({ game, hashes }) =>
          `[${JSON.stringify(game)}, new Map([${hashes.map((hash) => `[${JSON.stringify(hash)}, _${hash}]`).join(', ')}])]`,
      )
      return `${imports.join('\n')}\nexport const rulesByGame = new Map([${maps.join(', ')}])`
    },
  }
}
