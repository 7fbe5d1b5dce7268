import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../icon-button/index.ts'
import { LinkIcon } from '../icons/index.ts'
import { Tag } from '../tag/index.ts'
import { useSample } from '../testing/sample.ts'
import { PromptInput, type PromptInputProps } from './prompt-input.tsx'
import { words } from './samples.ts'

const meta = {
  title: 'Kit/Studio/PromptInput/QA',
  component: PromptInput,
  tags: ['qa', '!dev', '!autodocs'],
  args: { label: '', onSend: () => {} },
} satisfies Meta<typeof PromptInput>
export default meta

/** Empty, filled, at its maximum height and beyond; busy, disabled, near and over the limit; with all slots. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const say = useSample(words)
    const tools = <IconButton size="small" variant="quiet" icon={LinkIcon} label={say.attach} />
    const states: Partial<PromptInputProps>[] = [
      {},
      { defaultValue: say.text },
      { defaultValue: say.other },
      { defaultValue: say.long },
      { defaultValue: `${say.long}\n${say.long}`, maxRows: 4 },
      { busy: true, onStop: () => {} },
      { defaultValue: say.text, busy: true, onStop: () => {} },
      { defaultValue: say.text, disabled: true },
      { defaultValue: say.text, limit: 40 },
      { defaultValue: say.text, limit: 20 },
      { tools, attachments: <Tag>{say.file}</Tag>, allowBlank: true },
      { defaultValue: say.text, tools, limit: 40 },
    ]
    return (
      <div className="grid max-w-4xl items-start gap-5 sm:grid-cols-2">
        {states.map((state, at) => (
          <PromptInput
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={say.label}
            placeholder={say.placeholder}
            onSend={() => {}}
            {...state}
          />
        ))}
      </div>
    )
  },
}
