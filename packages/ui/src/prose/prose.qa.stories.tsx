import { answers, hostile } from './prose.samples.ts'
import { Prose } from './prose.tsx'

export default { title: 'Components/Structure/Prose/QA', tags: ['qa', '!dev', '!autodocs'] }

const headings = ['#', '##', '###', '####']
  .map((mark) => `${mark} ${mark.length}. Heading عنوان`)
  .join('\n\n')

/**
 * Both languages on a page of either, every heading level, malicious text, and a container narrower than the table.
 */
export const Variants = () => (
  <div className="grid gap-8 lg:grid-cols-2">
    <Prose text={answers.en} headingLevel={4} />
    <Prose text={answers.ar} headingLevel={4} />
    <Prose text={headings} />
    <Prose text={hostile} />
    <Prose text={answers.en} headingLevel={4} className="max-w-60" />
  </div>
)
