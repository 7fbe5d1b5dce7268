import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { useSample } from '../testing/sample.ts'
import { renameSamples, rulesSamples } from './dialog.samples.ts'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
  type DialogProps,
} from './dialog.tsx'
import RenameExample from './rename.example.tsx'

function Sample(props: DialogProps) {
  const words = useSample(renameSamples)
  return (
    <Dialog {...props}>
      <DialogTrigger>{words.open}</DialogTrigger>
      <DialogContent>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.text}</DialogDescription>
        <Field label={words.label}>
          {(control) => <Input {...control} defaultValue={words.name} autoComplete="nickname" />}
        </Field>
        <DialogFooter>
          <DialogClose>{words.cancel}</DialogClose>
          <DialogClose variant="action">{words.save}</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A form with one field; the host closes the dialog when it is sent. */
export const Rename: Story = { tags: ['example'], render: RenameExample }

export const Open: Story = { tags: ['!autodocs'], args: { defaultOpen: true } }

/** Taller than the viewport: the panel scrolls, while title and close button stay visible. */
export const LongContent: Story = {
  render: function LongContent(args) {
    const { open, title, rules, accept } = useSample(rulesSamples)
    return (
      <Dialog {...args}>
        <DialogTrigger>{open}</DialogTrigger>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>{title}</DialogTitle>
          <ol className="m-0 grid list-decimal gap-4 ps-6">
            {Array.from({ length: 5 }, () => rules)
              .flat()
              .map((rule, at) => (
                <li key={at}>{rule}</li>
              ))}
          </ol>
          <DialogFooter>
            <DialogClose variant="action">{accept}</DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    )
  },
}

/** A dialog over a dialog; each returns focus to its trigger. */
export const Nested: Story = {
  render: function Nested(args) {
    const { open, title, rules } = useSample(rulesSamples)
    return (
      <Dialog {...args}>
        <DialogTrigger>{open}</DialogTrigger>
        <DialogContent aria-describedby={undefined} size="large">
          <DialogTitle>{title}</DialogTitle>
          <p>{rules[1]}</p>
          <DialogFooter>
            <Sample />
          </DialogFooter>
        </DialogContent>
      </Dialog>
    )
  },
}
