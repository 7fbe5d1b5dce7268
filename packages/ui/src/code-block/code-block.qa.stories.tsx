import { useSample } from '../testing/sample.ts'
import { samples } from './code-block.samples.ts'
import { CodeBlock } from './code-block.tsx'

export default { title: 'Components/Structure/CodeBlock/QA', tags: ['qa', '!dev', '!autodocs'] }

/** One line, none, many long ones, and a very long language name. */
export function Variants() {
  const code = useSample(samples)
  return (
    <div className="grid max-w-lg gap-5">
      <CodeBlock code="npm start" language="Shell" />
      <CodeBlock code="" />
      <CodeBlock code={code} language="TypeScript" />
      <div className="max-w-60">
        <CodeBlock code={code} language="Business-oriented language of 1959, revised" />
      </div>
    </div>
  )
}
