import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { Tag, type TagProps } from './tag.tsx'
import { RacingIcon } from '../icons/index.ts'

const samples = {
  en: {
    racing: 'Racing',
    tags: { all: 'All', speed: 'speed', reflex: 'reflexes', two: 'two players', logic: 'logic' },
    label: 'Filter by tag',
  },
  ar: {
    racing: 'سباقات',
    tags: { all: 'الكل', speed: 'سرعة', reflex: 'ردّة فعل', two: 'لاعبان', logic: 'منطق' },
    label: 'تصفية حسب الوسم',
  },
}

const Sample = (props: TagProps) => <Tag {...props}>{useSample(samples).racing}</Tag>

const meta = {
  title: 'Components/Structure/Tag',
  component: Tag,
  args: { children: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Category: Story = { args: { hue: 'racing', icon: RacingIcon } }

export const AsLink: Story = {
  args: { hue: 'racing' },
  render: function AsLink(args) {
    const { racing } = useSample(samples)
    return (
      <Tag {...args} asChild>
        <a href="#/en/category/racing">{racing}</a>
      </Tag>
    )
  },
}

/** A row of links, one of them current, to filter a list. */
export const Filter: Story = {
  render: function Filter() {
    const { tags, label } = useSample(samples)
    const [current, setCurrent] = useState('all')
    return (
      <nav aria-label={label}>
        <ul className="flex flex-wrap gap-2">
          {Object.entries(tags).map(([id, word]) => (
            <li key={id}>
              <Tag asChild selected={current === id}>
                <a
                  href={`#/games/${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    setCurrent(id)
                  }}
                >
                  {word}
                </a>
              </Tag>
            </li>
          ))}
        </ul>
      </nav>
    )
  },
}
