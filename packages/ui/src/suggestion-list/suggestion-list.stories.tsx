import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchIcon } from '../icons/search.tsx'
import { SearchBox } from '../search-box/index.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { Suggestion, SuggestionList, type SuggestionListProps } from './index.ts'

const words = {
  en: {
    label: 'Search games',
    all: (text: string) => `All results for “${text}”`,
    status: '4 suggestions',
    begun: 'n',
  },
  ar: {
    label: 'ابحث عن لعبة',
    all: (text: string) => `كل نتائج «${text}»`,
    status: '4 اقتراحات',
    begun: 'س',
  },
}

function Sample({ placement, begun = false }: SuggestionListProps & { begun?: boolean }) {
  const sample = useSample(words)
  const shelf = useSample(games).slice(0, 3)
  const [text, setText] = useState(begun ? sample.begun : '')
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
              {shelf.map(({ id, title, image, category, hue }) => (
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
  title: 'Kit/Forms/SuggestionList',
  component: SuggestionList,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof SuggestionList>

export default meta
type Story = StoryObj<typeof meta>

/** Type a letter, or press ArrowDown once the field has text. */
export const Default: Story = {}

export const Begun: Story = { render: (args) => <Sample {...args} begun /> }

/** In a scrolling panel the list takes up space instead of covering the content below. */
export const Within: Story = { args: { placement: 'within' }, render: (args) => <Sample {...args} begun /> }
