import { createContext } from 'react'
import type { HighlightCode } from '../../code-block/index.ts'

/**
 * Writes a TeX formula into an element as MathML. Throws for TeX that it cannot render; the source is displayed then.
 *
 * @param tex untrusted TeX without delimiters
 * @param display true for a formula on a line of its own
 */
export type TypesetFormula = (tex: string, element: HTMLElement, display: boolean) => void

/** Loads the typesetter; called when the first formula is displayed. */
export type LoadFormulas = () => Promise<TypesetFormula>

interface ProseRenderers {
  loadFormulas?: LoadFormulas | undefined
  highlightCode?: HighlightCode | undefined
}

/** Renderers of the current text, which the host loads on demand. */
export const ProseRenderersContext = createContext<ProseRenderers>({})
