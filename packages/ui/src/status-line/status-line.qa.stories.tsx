import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { statusSamples } from './status-line.samples.ts'
import { StatusLine } from './status-line.tsx'

const meta = {
  title: 'Components/Studio/StatusLine/QA',
  component: StatusLine,
  tags: ['qa', '!dev', '!autodocs'],
  args: { state: 'idle' },
} satisfies Meta<typeof StatusLine>
export default meta

/** Every state, without text, with a changing detail, with a button, and too long for one line. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
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
  },
}
