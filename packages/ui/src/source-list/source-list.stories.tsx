import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import NumberedAnswerExample from './numbered-answer.example.tsx'
import { sourceSamples, hostileSources } from './source-list.samples.ts'
import { SourceList, type SourceListProps } from './source-list.tsx'
import WebAndMapExample from './web-and-map.example.tsx'

function Sample(props: Partial<SourceListProps>) {
  const { label, sources } = useSample(sourceSamples)
  return <SourceList sources={sources} className="max-w-lg" {...props} label={label} />
}

const meta = {
  title: 'Components/Studio/SourceList',
  component: SourceList,
  args: { label: '', sources: [] },
  render: () => <Sample />,
} satisfies Meta<typeof SourceList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Only `https:` links, no reordered lines, and no overflow. */
export const Hostile: Story = { render: () => <Sample sources={hostileSources} /> }

/** A web page and a place on a map. */
export const WebAndMap: Story = { tags: ['example'], render: WebAndMapExample }

/** A button in the answer moves focus to its source. */
export const NumberedAnswer: Story = { tags: ['example'], render: NumberedAnswerExample }
