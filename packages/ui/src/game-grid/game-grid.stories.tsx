import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameCard } from '../game-card/index.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { GameGrid, type GameGridProps } from './game-grid.tsx'
import LoadingExample from './loading.example.tsx'
import UnderHeadingExample from './under-heading.example.tsx'

const Sample = (props: GameGridProps) => (
  <GameGrid {...props}>
    {useSample(games).map(({ id, ...game }) => (
      <GameCard key={id} href={`#/game/${id}`} {...game} />
    ))}
  </GameGrid>
)

const meta = {
  title: 'Components/Portal/GameGrid',
  component: GameGrid,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof GameGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The column's width counts, not the page's. */
export const NarrowColumn: Story = {
  render: (args) => (
    <div className="max-w-96">
      <Sample {...args} />
    </div>
  ),
}

/** Named by its heading. */
export const UnderHeading: Story = { tags: ['example'], render: UnderHeadingExample }

/** Announces once that games are loading; the skeletons are silent. */
export const Loading: Story = { tags: ['example'], render: LoadingExample }
