import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { Bdi, Code, Num, UserText } from './index.ts'

const meta = {
  title: 'Components/Structure/Bidi',
  component: UserText,
  args: { text: '' },
} satisfies Meta<typeof UserText>

export default meta
type Story = StoryObj<typeof meta>

/** The same two titles on both pages: the foreign one is isolated and tagged. */
export const Default: Story = {
  render: function Titles() {
    const { now } = useSample({ en: { now: 'Playing now:' }, ar: { now: 'تلعب الآن:' } })
    return (
      <ul className="grid gap-2">
        <li>
          {now} <Bdi lang="en">Neon Drift (Turbo)!</Bdi>
        </li>
        <li>
          {now} <Bdi lang="ar">سباق النيون (توربو)!</Bdi>
        </li>
      </ul>
    )
  },
}

/** Ranges and scores are left to right in both languages, in tabular digits. */
export const Numbers: Story = {
  render: function Numbers() {
    const { ages, rating } = useSample({
      en: { ages: 'Ages', rating: 'Rating' },
      ar: { ages: 'الأعمار', rating: 'التقييم' },
    })
    return (
      <ul className="grid gap-2">
        <li>
          {ages} <Num>10-12</Num>
        </li>
        <li>
          {rating} <Num>4.8/5</Num>
        </li>
      </ul>
    )
  },
}

const comments = [
  'Neon Drift أجمل لعبة سباق جرّبتها هذا الأسبوع!',
  'Best racing game so far (10/10)!',
  'لعبة Neon Drift ممتعة جدًا، جرّبوها.',
  '12 :)',
  'كتبت نسختي منها بلغة C++',
]

/** User text takes the direction of most of its letters, not of the first one. */
export const Comments: Story = {
  render: () => (
    <ul className="grid max-w-md gap-3">
      {comments.map((text) => (
        <li key={text} className="tile rounded-control bg-surface p-3">
          <UserText as="p" text={text} />
        </li>
      ))}
    </ul>
  ),
}

/** Commands, keys and identifiers are left to right in every line. */
export const CodeInText: Story = {
  name: 'Code',
  render: function CodeInText() {
    const { before, after, key } = useSample({
      en: { before: 'Run', after: 'and open the address that it prints.', key: 'The key of the save:' },
      ar: { before: 'نفّذ', after: 'ثم افتح العنوان الذي يظهر.', key: 'مفتاح الحفظ:' },
    })
    return (
      <div className="grid max-w-md gap-3">
        <p>
          {before} <Code>npm start -- --port=4321</Code> {after}
        </p>
        <p>
          {key} <Code>saha.save.neon-drift.v2.3f9c0a7d51be46e2a8d4c91f0b6e77ad</Code>
        </p>
      </div>
    )
  },
}

/** A streamed reply keeps the direction of its first words. */
export const Streaming: Story = {
  render: function Streaming() {
    const answer =
      'أسرع طريقة للفوز في Neon Drift أن تدخل المنعطف مبكرًا وتخرج منه متأخرًا، ثم تطلق الدفع كله قبل خط النهاية. See also: drift, grip, boost.'
    const [length, setLength] = useState(answer.length)
    useEffect(() => {
      if (length >= answer.length) return undefined
      const timer = setTimeout(() => setLength(length + 3), 60)
      return () => clearTimeout(timer)
    }, [length])
    const { again } = useSample({ en: { again: 'Stream again' }, ar: { again: 'أعد البث' } })
    return (
      <div className="grid max-w-md justify-items-start gap-3">
        <UserText
          as="p"
          className="tile w-full rounded-control bg-surface p-3"
          text={answer.slice(0, length)}
        />
        <button type="button" className="cursor-pointer text-link underline" onClick={() => setLength(0)}>
          {again}
        </button>
      </div>
    )
  },
}

const files = ['quarterly-planning-recording-final.mp3', 'تسجيل_اجتماع_الفريق_الأسبوعي_الطويل.mp3']

/** A truncated name keeps its beginning in both directions. */
export const Truncated: Story = {
  render: () => (
    <div className="grid w-48 gap-2">
      {files.map((text) => (
        <UserText key={text} text={text} lines={1} />
      ))}
    </div>
  ),
}
