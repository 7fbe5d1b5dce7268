import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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

/** The host changes the page; every change is announced. */
export const Buttons: Story = {
  render: function Buttons() {
    const [page, setPage] = useState(1)
    return <Pagination page={page} pageCount={12} onPageChange={setPage} />
  },
}

export const FirstPage: Story = { args: { page: 1 } }

/** Too narrow for the page numbers. */
export const Narrow: Story = {
  render: () => (
    <div className="max-w-72">
      <Pagination page={6} pageCount={12} href={address} />
    </div>
  ),
}
