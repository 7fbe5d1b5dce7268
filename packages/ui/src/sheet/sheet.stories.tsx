import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { Select } from '../select/index.ts'
import { useSample } from '../testing/sample.ts'
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetTitle,
  SheetTrigger,
  type SheetContentProps,
  type SheetProps,
} from './sheet.tsx'
import FiltersExample from './filters.example.tsx'
import NavigationExample from './navigation.example.tsx'

const samples = {
  en: {
    open: 'Filter games',
    title: 'Filter games',
    text: 'Show only what you are in the mood for.',
    fields: [
      { label: 'Category', options: ['All', 'Puzzle', 'Racing'] },
      { label: 'Length of a round', options: ['Any', 'Under 5 minutes', 'A whole evening'] },
    ],
    reset: 'Show all',
    apply: 'Show games',
  },
  ar: {
    open: 'تصفية الألعاب',
    title: 'تصفية الألعاب',
    text: 'اعرض ما يناسب مزاجك الآن.',
    fields: [
      { label: 'الفئة', options: ['الكل', 'ألغاز', 'سباقات'] },
      { label: 'مدة الجولة', options: ['أي مدة', 'أقل من 5 دقائق', 'سهرة كاملة'] },
    ],
    reset: 'اعرض الكل',
    apply: 'اعرض الألعاب',
  },
}

type SampleProps = SheetProps & Pick<SheetContentProps, 'side'>

function Sample({ side = 'inline-end', ...props }: SampleProps) {
  const { open, title, text, fields, reset, apply } = useSample(samples)
  return (
    <Sheet {...props}>
      <SheetTrigger>{open}</SheetTrigger>
      <SheetContent side={side}>
        <SheetTitle>{title}</SheetTitle>
        <SheetDescription>{text}</SheetDescription>
        {fields.map(({ label, options }) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select {...control}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <SheetFooter>
          <SheetClose>{reset}</SheetClose>
          <SheetClose variant="action">{apply}</SheetClose>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  )
}

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Filters from the bottom, within reach of the thumb. */
export const Filters: Story = { tags: ['example'], render: FiltersExample }

/** Links from the inline start; following one closes the sheet. */
export const Navigation: Story = { tags: ['example'], render: NavigationExample }

export const Open: Story = { tags: ['!autodocs'], args: { defaultOpen: true } }

/** From the inline start, as for navigation. */
export const FromStart: Story = { render: (args) => <Sample side="inline-start" {...args} /> }

/** From the bottom, within thumb reach. */
export const FromBottom: Story = { render: (args) => <Sample side="bottom" {...args} /> }
