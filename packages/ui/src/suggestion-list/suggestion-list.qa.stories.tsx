import { SearchIcon } from '../icons/search.tsx'
import { SuggestionsContext } from '../search-box/suggestions-context.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { Suggestion, SuggestionList } from './index.ts'

export default { title: 'Components/Forms/SuggestionList/QA', tags: ['qa', '!dev', '!autodocs'] }

/** In a panel, with the second suggestion active and a title too long for its line. */
export function Variants() {
  const shelf = useSample(games).slice(0, 3)
  const { label, all, long } = useSample({
    en: {
      label: 'Search games',
      all: 'All results for “star”',
      long: 'The Lantern Keeper and the Long Way Home to the Oasis',
    },
    ar: {
      label: 'ابحث عن لعبة',
      all: 'كل نتائج «نجوم»',
      long: 'حارس الفانوس والطريق الطويل إلى الواحة البعيدة',
    },
  })
  return (
    <SuggestionsContext value={{ listId: 'sheet', label, activeId: 'pointed', close: () => undefined }}>
      <div className="max-w-80">
        <SuggestionList placement="inline">
          {shelf.map(({ id, title, image, category, hue }, at) => (
            <Suggestion
              key={id}
              id={at === 1 ? 'pointed' : id}
              href={`#${id}`}
              image={image}
              detail={category}
              hue={hue}
            >
              {at === 2 ? long : title}
            </Suggestion>
          ))}
          <Suggestion href="#all" icon={SearchIcon}>
            {all}
          </Suggestion>
        </SuggestionList>
      </div>
    </SuggestionsContext>
  )
}
