import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import AnswerExample from './answer.example.tsx'
import CustomElementsExample from './custom-elements.example.tsx'
import FormulasExample from './formulas.example.tsx'
import { answers, hostile } from './prose.samples.ts'
import { Prose } from './prose.tsx'
import StreamingExample from './streaming.example.tsx'

function Sample() {
  return <Prose text={useSample(answers)} className="max-w-xl" />
}

const meta = {
  title: 'Components/Structure/Prose',
  component: Prose,
  args: { text: '' },
  render: () => <Sample />,
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Markdown of a model, with headings of level 3. */
export const Answer: Story = { tags: ['example'], render: AnswerExample }

/** One Prose gets the longer text again and again; only its last block renders again. */
export const Streaming: Story = { tags: ['example'], render: StreamingExample }

/** The host loads a typesetter for formulas and colors code. */
export const Formulas: Story = { tags: ['example'], render: FormulasExample }

/** Each block gets its own direction, independent of the page. */
export const MixedDirections: Story = {
  render: () => (
    <Prose text={`${answers.ar.slice(0, 330)}\n\n---\n\n${answers.en.slice(0, 330)}`} className="max-w-xl" />
  ),
}

/** HTML tags are displayed as text, nothing is loaded, and links show their destination. */
export const Hostile: Story = { render: () => <Prose text={hostile} className="max-w-xl" /> }

/** Custom elements with the same typography. */
export const CustomElements: Story = { tags: ['example'], render: CustomElementsExample }
