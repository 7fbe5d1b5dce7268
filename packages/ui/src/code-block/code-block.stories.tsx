import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeBlock } from './code-block.tsx'
import ColorsExample from './colors.example.tsx'
import CommandExample from './command.example.tsx'
import CopyRefusedExample from './copy-refused.example.tsx'
import LongLinesExample from './long-lines.example.tsx'

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

/** A command with its copy button. */
export const Command: Story = { tags: ['example'], render: CommandExample }

/** Long lines scroll inside the block, with the arrow keys while it is focused. */
export const LongLines: Story = { tags: ['example'], render: LongLinesExample }

/** A highlighter of the host finds the tokens. Colors change neither width nor height. */
export const Colors: Story = { tags: ['example'], render: ColorsExample }

/** The host says what to do when the browser does not copy. */
export const CopyRefused: Story = { tags: ['example'], render: CopyRefusedExample }

export const UnknownLanguage: Story = {
  render: () => (
    <div className="max-w-xl">
      <CodeBlock code="saha --port 4321" />
    </div>
  ),
}
