import type { Meta, StoryObj } from '@storybook/react-vite'
import ButtonsExample from './buttons.example.tsx'
import LinksExample from './links.example.tsx'
import { Pagination } from './pagination.tsx'

const address = (page: number) => `#/games?page=${page}`

const meta = {
  title: 'Components/Structure/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 12, href: address },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Pages with URLs can be shared and opened in a new tab. */
export const Links: Story = { tags: ['example'], render: LinksExample }

/** The host changes the page; every change is announced. */
export const Buttons: Story = { tags: ['example'], render: ButtonsExample }

export const FirstPage: Story = { args: { page: 1 } }

/** Too narrow for the page numbers. */
export const Narrow: Story = {
  render: () => (
    <div className="max-w-72">
      <Pagination page={6} pageCount={12} href={address} />
    </div>
  ),
}
