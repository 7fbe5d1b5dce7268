import type { LoadFormulas } from '@saha/ui/prose'
import { loadChunk } from '../../chunks/load-chunk.ts'

/** Loads the typesetter of formulas with the first one. */
export const loadFormulas: LoadFormulas = async () => {
  const { typesetFormula } = await loadChunk(() => import('./typeset-formula.ts'))
  return typesetFormula
}
