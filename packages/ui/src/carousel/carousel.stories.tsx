import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameCard } from '../game-card/index.ts'
import { Heading } from '../heading/index.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { Carousel, type CarouselProps } from './carousel.tsx'
import TournamentsExample from './tournaments.example.tsx'
import WideItemsExample from './wide-items.example.tsx'

const samples = { en: { label: 'Popular this week' }, ar: { label: 'الأكثر لعبًا هذا الأسبوع' } }

function Sample({ count = 8, ...props }: Partial<CarouselProps> & { count?: number }) {
  const { label } = useSample(samples)
  return (
    <div className="max-w-3xl">
      <Carousel {...props} label={label} heading={<Heading level={2}>{label}</Heading>}>
        {useSample(games)
          .slice(0, count)
          .map(({ id, ...game }) => (
            <GameCard key={id} href={`#/game/${id}`} {...game} imageLoading="eager" />
          ))}
      </Carousel>
    </div>
  )
}

const meta = {
  title: 'Components/Structure/Carousel',
  component: Carousel,
  args: { label: '' },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Everything fits: without buttons and without a tab stop. */
export const FewItems: Story = { render: () => <Sample count={2} /> }

/** A heading that names what the items share, and a link to all of them. */
export const Tournaments: Story = { tags: ['example'], render: TournamentsExample }

/** The host sets the width of the items, here for longer texts. */
export const WideItems: Story = { tags: ['example'], render: WideItemsExample }
