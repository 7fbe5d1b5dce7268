import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, icons, type IconName } from './index.ts'

const meta = {
  title: 'Kit/Structure/Icon/QA',
  component: Icon,
  tags: ['qa', '!dev', '!autodocs'],
  args: { name: 'play' },
} satisfies Meta<typeof Icon>
export default meta

/** Every drawing in outline and filled, in three sizes. */
export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid max-w-3xl grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {(Object.keys(icons) as IconName[]).map((name) => (
        <span key={name} className="flex items-center gap-2">
          <Icon name={name} size={1} />
          <Icon name={name} />
          <Icon name={name} size={2} />
          <Icon name={name} size={2} filled />
        </span>
      ))}
    </div>
  ),
}
