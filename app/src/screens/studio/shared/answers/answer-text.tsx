import { Prose, type ProseProps } from '@saha/ui'
import { highlightCode } from '../../../../adapters/markup/highlight-code.ts'
import { loadFormulas } from '../../../../adapters/markup/load-formulas.ts'

type AnswerTextProps = Extract<ProseProps, { text: string }>

/** Markdown of a model, with formulas and colored code. */
export const AnswerText = (props: AnswerTextProps) => (
  <Prose loadFormulas={loadFormulas} highlightCode={highlightCode} {...props} />
)
