import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  type AccordionProps,
} from './accordion.tsx'
import OpenAllExample from './open-all.example.tsx'
import QuestionsExample from './questions.example.tsx'

const samples = {
  en: [
    {
      ask: 'Do I need an account to play?',
      say: 'No. An account keeps your scores and your favorites, nothing else.',
    },
    {
      ask: 'Why is my score not on the list?',
      say: 'Only the best score of each player counts, and only when you send it in.',
    },
    {
      ask: 'Can I play on my phone?',
      say: 'Every game works by touch. Racing is easier with the phone held sideways.',
    },
  ],
  ar: [
    { ask: 'هل أحتاج إلى حساب لألعب؟', say: 'لا. الحساب يحفظ نتائجك وألعابك المفضلة فحسب.' },
    { ask: 'لماذا لا تظهر نتيجتي في القائمة؟', say: 'تُحتسب أفضل نتيجة لكل لاعب، وبعد أن يرسلها بنفسه.' },
    { ask: 'هل يمكنني اللعب على الهاتف؟', say: 'كل الألعاب تعمل باللمس، والسباقات أسهل والهاتف بالعرض.' },
  ],
}

function Sample(props: AccordionProps) {
  const questions = useSample(samples)
  return (
    <Accordion {...props} className="max-w-xl">
      {questions.map(({ ask, say }, at) => (
        <AccordionItem key={ask} value={`${at}`}>
          <AccordionTrigger>{ask}</AccordionTrigger>
          <AccordionContent>{say}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

const meta = {
  title: 'Components/Structure/Accordion',
  component: Accordion,
  args: { defaultValue: '0' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One section is open at a time, none at first. */
export const Questions: Story = { tags: ['example'], render: QuestionsExample }

/** Any number of sections can be open; the host controls which. */
export const OpenAll: Story = { tags: ['example'], render: OpenAllExample }
