import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import AllCategoriesExample from './all-categories.example.tsx'
import AsChildExample from './as-child.example.tsx'
import { categories } from './category-tile.samples.ts'
import { CategoryTile, type CategoryTileProps } from './category-tile.tsx'

/** The tile links to its own id, so that `:target` shows that the link was followed. */
function Sample({ title, ...props }: CategoryTileProps) {
  const [, , racing] = useSample(categories)
  return (
    <div className="max-w-52">
      <CategoryTile
        id="/category/racing"
        href="#/category/racing"
        count={racing?.count ?? ''}
        {...props}
        title={title || (racing?.title ?? '')}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Portal/CategoryTile',
  component: CategoryTile,
  args: { hue: 'racing', title: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof CategoryTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutCount: Story = { args: { count: '' } }

/** Styles a router's link as the tile. */
export const AsChild: Story = { tags: ['example'], render: AsChildExample }

/** Categories in as many columns as fit. */
export const AllCategories: Story = { tags: ['example'], render: AllCategoriesExample }
