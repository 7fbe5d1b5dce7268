import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { HeartIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import { Card, CardBody, CardFooter, CardHeader, CardTitle, type CardProps } from './card.tsx'
import LinkedExample from './linked.example.tsx'
import WithActionsExample from './with-actions.example.tsx'

const samples = {
  en: {
    title: 'Weekly tournament',
    body: 'Five puzzles, one evening. The three best scores win a place on the wall.',
    join: 'Join',
    rules: 'Rules',
    save: 'Save for later',
  },
  ar: {
    title: 'بطولة الأسبوع',
    body: 'خمسة ألغاز في أمسية واحدة، وأفضل ثلاث نتائج تُعلَّق على لوحة الشرف.',
    join: 'انضم',
    rules: 'القواعد',
    save: 'احفظها لوقت آخر',
  },
}

function Sample(props: CardProps) {
  const { title, body, join, rules, save } = useSample(samples)
  return (
    <Card {...props} className="max-w-sm">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <IconButton icon={HeartIcon} label={save} variant="quiet" size="small" />
      </CardHeader>
      <CardBody>
        <p>{body}</p>
      </CardBody>
      <CardFooter>
        <Button variant="action">{join}</Button>
        <Button>{rules}</Button>
      </CardFooter>
    </Card>
  )
}

const meta = {
  title: 'Components/Structure/Card',
  component: Card,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An item with its actions. */
export const WithActions: Story = { tags: ['example'], render: WithActionsExample }

/** The title is the only link, and the whole card its target; the button can still be pressed. */
export const Linked: Story = { tags: ['example'], render: LinkedExample }

export const Flat: Story = { args: { raised: 'flat' } }

export const High: Story = { args: { raised: 'high' } }
