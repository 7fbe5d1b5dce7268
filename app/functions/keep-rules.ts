/** `npm run keep-rules`: stores the rules of this release, so that the next two releases still verify its runs. */
import { bundleRules, type BundledRules } from '../../packages/games/bundle-rules.ts'
import { readManifests } from '../../packages/games/src/manifests.ts'
import { keepRules } from './released-rules.ts'

const rules = new Map<string, BundledRules>()
for (const { id } of await readManifests()) rules.set(id, await bundleRules(id))
keepRules(rules)
console.warn(`Kept the rules of ${rules.size} games.`)
