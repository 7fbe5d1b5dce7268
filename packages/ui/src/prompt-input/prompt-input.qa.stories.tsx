import { IconButton } from '../icon-button/index.ts'
import { LinkIcon } from '../icons/index.ts'
import { Tag } from '../tag/index.ts'
import { useSample } from '../testing/sample.ts'
import { PromptInput, type PromptInputProps } from './prompt-input.tsx'
import { promptSamples } from './prompt-input.samples.ts'

export default { title: 'Components/Studio/PromptInput/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Empty, filled, at its maximum height and beyond; busy, disabled, near and over the limit; with all slots. */
export function Variants() {
  const sample = useSample(promptSamples)
  const tools = <IconButton size="small" variant="quiet" icon={LinkIcon} label={sample.attach} />
  const states: Partial<PromptInputProps>[] = [
    {},
    { defaultValue: sample.text },
    { defaultValue: sample.other },
    { defaultValue: sample.long },
    { defaultValue: `${sample.long}\n${sample.long}`, maxRows: 4 },
    { busy: true, onStop: () => {} },
    { defaultValue: sample.text, busy: true, onStop: () => {} },
    { defaultValue: sample.text, disabled: true },
    { defaultValue: sample.text, limit: 40 },
    { defaultValue: sample.text, limit: 20 },
    { tools, attachments: <Tag>{sample.file}</Tag>, allowBlank: true },
    { defaultValue: sample.text, tools, limit: 40 },
  ]
  return (
    <div className="grid max-w-4xl items-start gap-5 sm:grid-cols-2">
      {states.map((state, at) => (
        <PromptInput
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          label={sample.label}
          placeholder={sample.placeholder}
          onSend={() => {}}
          {...state}
        />
      ))}
    </div>
  )
}
