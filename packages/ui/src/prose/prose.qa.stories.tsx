import type { Meta, StoryObj } from '@storybook/react-vite'
import { answers, hostile } from './prose.samples.ts'
import { Prose } from './prose.tsx'

const meta = {
  title: 'Components/Structure/Prose/QA',
  component: Prose,
  tags: ['qa', '!dev', '!autodocs'],
  args: { text: '' },
} satisfies Meta<typeof Prose>
export default meta

const headings = ['#', '##', '###', '####']
  .map((mark) => `${mark} ${mark.length}. Heading عنوان`)
  .join('\n\n')

/**
 * Both languages on a page of either, every heading level, malicious text, and a container narrower than the table.
 */
export const Variants: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid gap-8 lg:grid-cols-2">
      <Prose text={answers.en} headingLevel={4} />
      <Prose text={answers.ar} headingLevel={4} />
      <Prose text={headings} />
      <Prose text={hostile} />
      <Prose text={answers.en} headingLevel={4} className="max-w-60" />
    </div>
  ),
}
