import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { useSample } from '../testing/sample.ts'
import {
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverDescription,
  PopoverTitle,
  PopoverTrigger,
  type PopoverProps,
} from './popover.tsx'
import InlineEndExample from './inline-end.example.tsx'

const samples = {
  en: {
    open: 'Invite a friend',
    title: 'Play together',
    text: 'Whoever has this code joins your round.',
    label: 'Code',
    done: 'Done',
  },
  ar: {
    open: 'ادعُ صديقًا',
    title: 'العبوا معًا',
    text: 'من يملك هذا الرمز ينضم إلى جولتك.',
    label: 'الرمز',
    done: 'تم',
  },
}

function Sample(props: PopoverProps) {
  const { open, title, text, label, done } = useSample(samples)
  return (
    <Popover {...props}>
      <PopoverTrigger asChild>
        <Button>{open}</Button>
      </PopoverTrigger>
      <PopoverContent align="start">
        <PopoverTitle>{title}</PopoverTitle>
        <PopoverDescription>{text}</PopoverDescription>
        <Field label={label}>
          {(control) => <Input {...control} defaultValue="SAHA-482" dir="ltr" readOnly />}
        </Field>
        <PopoverClose asChild>
          <Button size="small" className="justify-self-end">
            {done}
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  )
}

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { tags: ['!autodocs'], args: { defaultOpen: true } }

/** At the inline end of its trigger, or on the other side where there is no space. */
export const InlineEnd: Story = { tags: ['example'], render: InlineEndExample }
