import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '../icons/index.ts'
import { Icon } from './index.ts'

const meta = {
  title: 'Components/Structure/Icon/QA',
  component: Icon,
  tags: ['qa', '!dev', '!autodocs'],
  args: { icon: icons.PlayIcon },
} satisfies Meta<typeof Icon>
export default meta

/** Every icon, outlined and filled, in three sizes. */
export const Variants: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid max-w-3xl grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {Object.entries(icons).map(([name, Drawing]) => (
        <span key={name} className="flex items-center gap-2">
          <Drawing size={1} />
          <Drawing />
          <Drawing size={2} />
          <Drawing size={2} filled />
        </span>
      ))}
    </div>
  ),
}
