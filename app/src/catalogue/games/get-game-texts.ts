import { portalTexts, type PortalTexts } from '../../../../packages/games/src/portal-texts.ts'
import { hostedTexts } from '../content/hosted-texts.ts'
import type { Game, Localised } from '../types.ts'

const addSentence = (text: Localised, sentence: Localised): Localised => ({
  en: `${text.en} ${sentence.en}`,
  ar: `${text.ar} ${sentence.ar}`,
})

/** Returns the texts of a game; an imported one has its own. A variant has those of its base game and a sentence about its level. */
export function getGameTexts({ baseId, variant, isHosted }: Game): Omit<PortalTexts, 'levels'> {
  const hosted = isHosted ? hostedTexts[baseId] : undefined
  if (hosted) return hosted
  const base = portalTexts.get(baseId)
  if (!base) throw new Error(`The game "${baseId}" has no texts: add them to its folder's portal-texts.ts.`)
  const { description, howToPlay, levels } = base
  const sentence = levels[variant - 2]
  return { description: sentence ? addSentence(description, sentence) : description, howToPlay }
}
