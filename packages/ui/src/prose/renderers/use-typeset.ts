import { use, useEffect, useState } from 'react'
import { ProseRenderersContext, type LoadFormulas, type TypesetFormula } from './renderers.ts'

/** Loaded typesetters, so that later formulas render at once. */
const loaded = new WeakMap<LoadFormulas, TypesetFormula>()

/** Returns the typesetter, which is loaded with the first formula; null until it has arrived. */
export function useTypeset(): TypesetFormula | null {
  const { loadFormulas } = use(ProseRenderersContext)
  const [typeset, setTypeset] = useState(() => (loadFormulas && loaded.get(loadFormulas)) ?? null)
  useEffect(() => {
    if (!loadFormulas || typeset) return undefined
    let isCurrent = true
    const load = async () => {
      // After a failure the source stays displayed, and the next formula tries again.
      const arrived = await loadFormulas().catch(() => null)
      if (arrived) loaded.set(loadFormulas, arrived)
      if (isCurrent) setTypeset(() => arrived)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [loadFormulas, typeset])
  return typeset
}
