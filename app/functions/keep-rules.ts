/** `npm run keep-rules`: stores the rules of this release, so that the next two releases still verify its runs. */
import { bundleRules, type BundledRules } from '@saha/games/bundle-rules'
import { readManifests } from '@saha/games/manifests'
import { keepRules } from './released-rules.ts'

const rules = new Map<string, BundledRules>()
for (const { id } of await readManifests()) rules.set(id, await bundleRules(id))
keepRules(rules)
console.warn(`Kept the rules of ${rules.size} games.`)
