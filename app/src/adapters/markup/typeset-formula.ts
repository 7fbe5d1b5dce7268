import type { TypesetFormula } from '@saha/ui/prose'
import temml from 'temml'
import 'temml/dist/Temml-Local.css'

/** In characters. */
const maxLength = 5000

/** Limits for untrusted TeX: no links, files or classes, few macros, and lengths in em and points. */
const options = { throwOnError: true, trust: false, maxExpand: 500, maxSize: [40, 400] as [number, number] }

/** Writes a formula as MathML. */
export const typesetFormula: TypesetFormula = (tex, element, displayMode) => {
  if (tex.length > maxLength) throw new RangeError('The formula is too long.')
  temml.render(tex, element, { ...options, displayMode })
}
