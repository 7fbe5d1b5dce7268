import { SearchBox } from '@saha/ui/search-box'
import { SegmentedControl } from '@saha/ui/segmented-control'
import { StatusLine } from '@saha/ui/status-line'
import { Text } from '@saha/ui/text'
import {
  selectSearchMode,
  selectSearchResult,
  selectSearchStatus,
  type smartSearchMachine,
} from '../../../packages/machines/src/smart-search/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    mode: 'Search in',
    web: 'Web',
    maps: 'Maps',
    search: 'Search',
    idle: 'Search for something.',
    locating: 'Finding your position …',
    searching: 'Searching …',
    answered: 'Answered',
    failed: 'The search failed.',
  },
  ar: {
    mode: 'ابحث في',
    web: 'الويب',
    maps: 'الخرائط',
    search: 'بحث',
    idle: 'ابحث عن شيء.',
    locating: 'جارٍ تحديد موقعك…',
    searching: 'جارٍ البحث…',
    answered: 'وصلت الإجابة',
    failed: 'فشل البحث.',
  },
}
const states = {
  idle: 'idle',
  locating: 'busy',
  searching: 'busy',
  answered: 'done',
  failed: 'failed',
} as const

/** A search in the web or in maps. */
export function SmartSearchView({ snapshot, send }: MachineViewProps<typeof smartSearchMachine>) {
  const t = useSample(samples)
  const status = selectSearchStatus(snapshot)
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t.mode}
        options={[
          { value: 'web', label: t.web },
          { value: 'maps', label: t.maps },
        ]}
        value={selectSearchMode(snapshot)}
        onValueChange={(mode) => send({ type: 'mode.change', mode })}
      />
      <SearchBox label={t.search} onSearch={(query) => send({ type: 'search.submit', query })} />
      <StatusLine state={states[status]}>{t[status]}</StatusLine>
      <Text dir="auto">{selectSearchResult(snapshot)?.text}</Text>
    </div>
  )
}
