import { useSample } from '../testing/sample.ts'
import { SearchBox } from './search-box.tsx'

export default { title: 'Components/Forms/SearchBox/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Empty, filled in both languages, and narrower than its text. */
export function Variants() {
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
}
