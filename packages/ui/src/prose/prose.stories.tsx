import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { answers, hostile } from './prose.samples.ts'
import { Prose } from './prose.tsx'
import { RetryIcon } from '../icons/index.ts'

function Sample() {
  return <Prose text={useSample(answers)} className="max-w-xl" />
}

const meta = {
  title: 'Components/Structure/Prose',
  component: Prose,
  args: { text: '' },
  render: () => <Sample />,
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** While a reply streams in, only its last block renders again. */
export const Streaming: Story = {
  render: function Streaming() {
    const answer = useSample(answers)
    const [length, setLength] = useState(answer.length)
    const { again } = useSample({ en: { again: 'Stream again' }, ar: { again: 'أعد البث' } })
    useEffect(() => {
      if (length >= answer.length) return undefined
      const timer = setTimeout(() => setLength(length + 6), 40)
      return () => clearTimeout(timer)
    }, [length, answer.length])
    return (
      <div className="grid max-w-xl justify-items-start gap-4">
        <Button startIcon={RetryIcon} onClick={() => setLength(0)}>
          {again}
        </Button>
        <Prose text={answer.slice(0, length)} className="w-full" />
      </div>
    )
  },
}

/** Each block gets its own direction, independent of the page. */
export const MixedDirections: Story = {
  render: () => (
    <Prose text={`${answers.ar.slice(0, 330)}\n\n---\n\n${answers.en.slice(0, 330)}`} className="max-w-xl" />
  ),
}

/** HTML tags are displayed as text, nothing is loaded, and links show their destination. */
export const Hostile: Story = { render: () => <Prose text={hostile} className="max-w-xl" /> }

/** Custom elements with the same typography. */
export const CustomElements: Story = {
  render: function CustomElements() {
    const { title, text, link, points } = useSample({
      en: {
        title: 'House rules',
        text: 'Play fair, speak kindly, and read',
        link: 'the whole of it',
        points: ['One account each', 'No shouting'],
      },
      ar: {
        title: 'قواعد الساحة',
        text: 'العب بنزاهة، وتكلّم بلطف، واقرأ',
        link: 'القواعد كاملة',
        points: ['حساب واحد لكل لاعب', 'لا صراخ'],
      },
    })
    return (
      <Prose className="max-w-xl">
        <h2>{title}</h2>
        <p>
          {text} <a href="#/rules">{link}</a>.
        </p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Prose>
    )
  },
}
