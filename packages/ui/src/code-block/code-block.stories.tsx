import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { samples } from './code-block.samples.ts'
import { CodeBlock } from './code-block.tsx'

const meta = {
  title: 'Components/Structure/CodeBlock',
  component: CodeBlock,
  args: { code: 'npm start', language: 'Shell' },
  render: (args) => (
    <div className="max-w-xl">
      <CodeBlock {...args} />
    </div>
  ),
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Long lines scroll inside the block, with the arrow keys while it is focused. */
export const LongLines: Story = {
  render: function LongLines() {
    return (
      <div className="max-w-xl">
        <CodeBlock code={useSample(samples)} language="TypeScript" />
      </div>
    )
  },
}

export const UnknownLanguage: Story = {
  render: () => (
    <div className="max-w-xl">
      <CodeBlock code="saha --port 4321" />
    </div>
  ),
}
