import { useSample } from '../testing/sample.ts'
import { sourceSamples, hostileSources } from './source-list.samples.ts'
import { SourceList } from './source-list.tsx'

export default { title: 'Components/Studio/SourceList/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Web pages and map places, malicious sources, and a narrow column. */
export function Variants() {
  const { label, sources } = useSample(sourceSamples)
  return (
    <div className="grid max-w-4xl items-start gap-8 sm:grid-cols-2">
      <SourceList label={label} sources={sources} />
      <SourceList label={label} sources={hostileSources} />
      <SourceList label={label} sources={sources} className="w-52" />
    </div>
  )
}
