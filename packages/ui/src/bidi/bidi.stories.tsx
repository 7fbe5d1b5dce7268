import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useSample } from '../testing/sample.ts'
import CommentsExample from './comments.example.tsx'
import GameFactsExample from './game-facts.example.tsx'
import { UserText } from './index.ts'
import TruncatedExample from './truncated.example.tsx'

const meta = {
  title: 'Components/Structure/Bidi',
  component: UserText,
  args: { children: 'لعبة Neon Drift ممتعة جدًا، جرّبوها!' },
} satisfies Meta<typeof UserText>

export default meta
type Story = StoryObj<typeof meta>

/** Text takes the direction of most of its letters, not of the first one. */
export const Default: Story = {}

/** Titles, numbers, keys and reviews of two languages on one page. */
export const GameFacts: Story = { tags: ['example'], render: GameFactsExample }

/** Every comment keeps its punctuation in place, whatever the page's language. */
export const Comments: Story = { tags: ['example'], render: CommentsExample }

/** A truncated name keeps its beginning in both directions. */
export const Truncated: Story = { tags: ['example'], render: TruncatedExample }

/** A streamed reply keeps the direction of its first words. */
export const Streaming: Story = {
  render: function Streaming() {
    const answer =
      'أسرع طريقة للفوز في Neon Drift أن تدخل المنعطف مبكرًا وتخرج منه متأخرًا، ثم تطلق الدفع كله قبل خط النهاية. See also: drift, grip, boost.'
    const [length, setLength] = useState(answer.length)
    useEffect(() => {
      if (length >= answer.length) return undefined
      const timer = setTimeout(() => setLength(length + 3), 60)
      return () => clearTimeout(timer)
    }, [length])
    const { again } = useSample({ en: { again: 'Stream again' }, ar: { again: 'أعد البث' } })
    return (
      <div className="grid max-w-md justify-items-start gap-3">
        <UserText as="p" className="tile w-full rounded-control bg-surface p-3">
          {answer.slice(0, length)}
        </UserText>
        <button type="button" className="cursor-pointer text-link underline" onClick={() => setLength(0)}>
          {again}
        </button>
      </div>
    )
  },
}
