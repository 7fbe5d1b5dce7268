import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useSample } from '../testing/sample.ts'
import { categories } from './category-tile.samples.ts'
import { CategoryTile, type CategoryTileProps } from './category-tile.tsx'

const RouterLink = ({ to, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a href={`#${to}`} {...props}>
    {props.children}
  </a>
)

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
export const AsChild: Story = {
  render: function AsChild() {
    const [, puzzle] = useSample(categories)
    return (
      <div className="max-w-52">
        <CategoryTile hue="puzzle" title={puzzle?.title ?? ''} count={puzzle?.count ?? ''} asChild>
          <RouterLink to="/category/puzzle" />
        </CategoryTile>
      </div>
    )
  },
}

/** All six categories, in two, three or six columns. */
export const AllCategories: Story = {
  render: function AllCategories() {
    return (
      <ul className="grid max-w-6xl grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {useSample(categories).map((category) => (
          <li key={category.hue} className="grid">
            <CategoryTile href={`#/category/${category.hue}`} {...category} />
          </li>
        ))}
      </ul>
    )
  },
}
