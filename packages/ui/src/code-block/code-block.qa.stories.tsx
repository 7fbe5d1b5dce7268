import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { samples } from './code-block.samples.ts'
import { CodeBlock } from './code-block.tsx'

const meta = {
  title: 'Components/Structure/CodeBlock/QA',
  component: CodeBlock,
  tags: ['qa', '!dev', '!autodocs'],
  args: { code: '' },
} satisfies Meta<typeof CodeBlock>
export default meta

/** One line, none, many long ones, and a very long language name. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
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
  },
}
