import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import CaptionHiddenExample from './caption-hidden.example.tsx'
import EmptyExample from './empty.example.tsx'
import { scores } from './score-table.samples.ts'
import { ScoreTable, type ScoreTableProps } from './score-table.tsx'

function Sample(props: ScoreTableProps) {
  const caption = useSample({ en: 'High scores', ar: 'أعلى النقاط' })
  return (
    <div className="tile max-w-xl rounded-tile bg-surface p-3">
      <ScoreTable {...props} caption={caption} />
    </div>
  )
}

const meta = {
  title: 'Components/Portal/ScoreTable',
  component: ScoreTable,
  args: { caption: '', rows: scores },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ScoreTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** For overlays, where height is scarce. */
export const Small: Story = { args: { size: 'small' } }

/** Under a heading with the same text. */
export const CaptionHidden: Story = { tags: ['example'], render: CaptionHiddenExample }

/** Without scores, an empty state leads to the first round. */
export const Empty: Story = { tags: ['example'], render: EmptyExample }

export const Loading: Story = { args: { loading: true, rows: [] } }
