import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Components/Structure/Skeleton/QA',
  component: Skeleton,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof Skeleton>
export default meta

/** Every shape, on the page and on a surface. */
export const Variants: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
      {['', 'tile rounded-panel bg-surface'].map((ground) => (
        <div key={ground} className={`grid gap-4 p-4 ${ground}`}>
          <Skeleton shape="card" />
          <div className="flex items-center gap-3">
            <Skeleton shape="circle" className="shrink-0" />
            <Skeleton lines={2} />
          </div>
          <Skeleton className="type-title" />
          <Skeleton lines={4} className="type-body" />
        </div>
      ))}
    </div>
  ),
}
