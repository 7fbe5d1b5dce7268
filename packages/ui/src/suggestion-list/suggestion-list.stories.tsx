import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchIcon } from '../icons/search.tsx'
import { SearchBox } from '../search-box/index.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import FilteringExample from './filtering.example.tsx'
import { Suggestion, SuggestionList, type SuggestionListProps } from './index.ts'

const samples = {
  en: {
    label: 'Search games',
    all: (text: string) => `All results for “${text}”`,
    status: '4 suggestions',
    query: 'n',
  },
  ar: {
    label: 'ابحث عن لعبة',
    all: (text: string) => `كل نتائج «${text}»`,
    status: '4 اقتراحات',
    query: 'س',
  },
}

function Sample({ placement, expanded = false }: SuggestionListProps & { expanded?: boolean }) {
  const sample = useSample(samples)
  const matches = useSample(games).slice(0, 3)
  const [text, setText] = useState(expanded ? sample.query : '')
  return (
    <div className="min-h-80 max-w-80">
      <SearchBox
        label={sample.label}
        value={text}
        onValueChange={setText}
        onSearch={() => undefined}
        suggestionsStatus={sample.status}
        suggestions={
          text === '' ? null : (
            <SuggestionList {...(placement ? { placement } : {})}>
              {matches.map(({ id, title, image, category, hue }) => (
                <Suggestion key={id} href={`#${id}`} image={image} detail={category} hue={hue}>
                  {title}
                </Suggestion>
              ))}
              <Suggestion href="#all" icon={SearchIcon}>
                {sample.all(text)}
              </Suggestion>
            </SuggestionList>
          )
        }
      />
    </div>
  )
}

const meta = {
  title: 'Components/Forms/SuggestionList',
  component: SuggestionList,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SuggestionList>

export default meta
type Story = StoryObj<typeof meta>

/** Type a letter, or press ArrowDown once the field has text. */
export const Default: Story = {}

export const Expanded: Story = { render: (args) => <Sample {...args} expanded /> }

/** The list alone, as it looks when it is open in a panel. */
export const Options: Story = {
  render: function Options() {
    const { label } = useSample(samples)
    return (
      <SuggestionList placement="inline" aria-label={label} className="max-w-80">
        {useSample(games)
          .slice(0, 3)
          .map(({ id, title, image, category, hue }) => (
            <Suggestion key={id} href={`#${id}`} image={image} detail={category} hue={hue}>
              {title}
            </Suggestion>
          ))}
      </SuggestionList>
    )
  },
}

/** Offers matching titles while typing, then all results for the text. */
export const Filtering: Story = {
  tags: ['example'],
  render: () => (
    <div className="min-h-60">
      <FilteringExample />
    </div>
  ),
}

/** In a scrolling panel the list takes up space instead of covering the content below. */
export const Inline: Story = {
  args: { placement: 'inline' },
  render: (args) => <Sample {...args} expanded />,
}
