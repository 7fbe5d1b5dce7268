import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'Components/Forms/SearchBox/QA',
  component: SearchBox,
  tags: ['qa', '!dev', '!autodocs'],
  args: { label: '', onSearch: () => undefined },
} satisfies Meta<typeof SearchBox>
export default meta

/** Empty, filled in both languages, and narrower than its text. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { label } = useSample({ en: { label: 'Search games' }, ar: { label: 'ابحث عن لعبة' } })
    return (
      <div className="grid max-w-80 gap-4">
        {['', 'neon drift', 'سباق النيون', 'a very long search that does not fit in the box'].map((text) => (
          <SearchBox
            key={text}
            aria-label={`${label} ${text}`}
            label={label}
            defaultValue={text}
            onSearch={() => undefined}
          />
        ))}
      </div>
    )
  },
}
