import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { statusSamples } from './status-line.samples.ts'
import { StatusLine } from './status-line.tsx'

export default { title: 'Components/Studio/StatusLine/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every state, without text, with a changing detail, with a button, and too long for one line. */
export function Variants() {
  const sample = useSample(statusSamples)
  const stop = <Button size="small">{sample.stop}</Button>
  return (
    <div className="grid max-w-xl gap-2 divide-y divide-line">
      <StatusLine state="idle" />
      {(['idle', 'busy', 'done', 'failed'] as const).map((state) => (
        <StatusLine key={state} state={state}>
          {sample[state]}
        </StatusLine>
      ))}
      <StatusLine state="busy" detail={sample.elapsed} action={stop}>
        {sample.busy}
      </StatusLine>
      <StatusLine state="busy" detail={sample.elapsed} action={stop}>
        {sample.long}
      </StatusLine>
    </div>
  )
}
