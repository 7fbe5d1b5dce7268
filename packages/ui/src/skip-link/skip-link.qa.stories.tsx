import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Components/Structure/SkipLink/QA',
  component: SkipLink,
  tags: ['qa', '!dev', '!autodocs'],
  args: { targetId: 'content' },
} satisfies Meta<typeof SkipLink>
export default meta

/** With focus. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { game } = useSample({ en: { game: 'Skip the game' }, ar: { game: 'تخطَّ اللعبة' } })
    return (
      <div className="grid h-40 justify-items-start gap-4">
        <SkipLink targetId="content" className="static translate-none!" />
        <SkipLink targetId="content" className="static translate-none!">
          {game}
        </SkipLink>
        <main id="content" />
      </div>
    )
  },
}
