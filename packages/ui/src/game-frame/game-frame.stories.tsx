import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { poster } from '../image/image.samples.ts'
import { useSample } from '../testing/sample.ts'
import FailedExample from './failed.example.tsx'
import { game } from './game-frame.samples.ts'
import { GameFrame, type GameFrameProps } from './game-frame.tsx'
import PlayingExample from './playing.example.tsx'

const samples = {
  en: {
    title: 'Game: Star Catcher',
    loading: 'Setting out the tiles…',
    slow: 'This is taking longer than usual. A slow connection may be the reason.',
    report: 'Keep waiting',
    back: 'Back to the game’s page',
    error: 'The game could not be loaded. Check your connection and try again.',
  },
  ar: {
    title: 'لعبة: صائد النجوم',
    loading: 'نُجهّز لك الساحة…',
    slow: 'يستغرق التحميل وقتًا أطول من المعتاد، ولعلّ السبب بطء الاتصال.',
    report: 'سأنتظر',
    back: 'العودة إلى صفحة اللعبة',
    error: 'تعذّر تحميل اللعبة. تحقّق من اتصالك ثم أعد المحاولة.',
  },
}

function Sample(props: GameFrameProps) {
  const sample = useSample(samples)
  return (
    <div className="aspect-video max-w-3xl">
      <GameFrame
        className="rounded-tile"
        {...props}
        title={sample.title}
        loadingText={sample.loading}
        slowHint={
          <>
            <p>{sample.slow}</p>
            <Button>{sample.report}</Button>
          </>
        }
        errorText={sample.error}
        actions={
          <Button asChild variant="quiet">
            <a href="#game">{sample.back}</a>
          </Button>
        }
      />
    </div>
  )
}

const meta = {
  title: 'Components/Portal/GameFrame',
  component: GameFrame,
  args: { src: game, title: '', state: 'ready' },
  // axe cannot inspect a sandboxed frame and would log an error.
  parameters: { a11y: { options: { iframes: false } } },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof GameFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { state: 'loading' } }

export const WithPoster: Story = { args: { state: 'loading', poster } }

export const WithProgress: Story = { args: { state: 'loading', poster, progress: 0.6 } }

export const Slow: Story = { args: { state: 'slow' } }

/** Offers a retry and another action. */
export const Failed: Story = { tags: ['example'], render: FailedExample }

/** The game reports by a message that it is ready, which removes the cover. */
export const Playing: Story = {
  tags: ['example'],
  render: PlayingExample,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=game-frame][data-state=ready]')).not.toBeNull(),
    )
  },
}

/** Renders no iframe, because the address is unknown or the game was unloaded. */
export const WithoutGame: Story = { args: { src: null, state: 'error', onRetry: () => {} } }
