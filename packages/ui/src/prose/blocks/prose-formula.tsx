import { useLayoutEffect, useRef, useState } from 'react'
import { ScrollRegion } from '../../scroll-edges/index.ts'
import type { FormulaToken } from '../markdown/formulas.ts'
import { stripNotes } from '../markdown/insert-notes.ts'
import type { TypesetFormula } from '../renderers/renderers.ts'
import { useTypeset } from '../renderers/use-typeset.ts'

const Source = ({ tex }: { tex: string }) => (
  <code dir="ltr" translate="no">
    {tex}
  </code>
)

interface TypesetProps {
  typeset: TypesetFormula
  tex: string
  display: boolean
}

/** React does not own the content of this element. */
function Typeset({ typeset, tex, display }: TypesetProps) {
  const element = useRef<HTMLSpanElement>(null)
  const [rejected, setRejected] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (!element.current || rejected === tex) return
    try {
      typeset(tex, element.current, display)
    } catch {
      // oxlint-disable-next-line react/set-state-in-effect -- Only the typesetter knows whether it can render.
      setRejected(tex)
    }
  }, [typeset, tex, display, rejected])
  return rejected === tex ? <Source tex={tex} /> : <span ref={element} dir="ltr" translate="no" />
}

/** A formula, left to right in every language; its TeX source until the host's typesetter has arrived. */
function Formula({ tex, display }: Omit<TypesetProps, 'typeset'>) {
  const typeset = useTypeset()
  return typeset ? <Typeset {...{ typeset, tex, display }} /> : <Source tex={tex} />
}

const displayStyles = 'sa:block sa:overflow-x-auto sa:py-1 sa:text-center'

/** A formula within a line. */
export const InlineFormula = ({ token: { tex, display } }: { token: FormulaToken }) => (
  <bdi data-slot="prose-formula" dir="ltr" {...(display ? { className: displayStyles } : {})}>
    <Formula tex={stripNotes(tex)} display={display} />
  </bdi>
)

/** A formula on a line of its own. A wide one scrolls inside itself; its source names it then. */
export const BlockFormula = ({ token }: { token: FormulaToken }) => {
  const tex = stripNotes(token.tex)
  return (
    <ScrollRegion data-slot="prose-formula" label={tex} dir="ltr" className={displayStyles}>
      <Formula tex={tex} display />
    </ScrollRegion>
  )
}
