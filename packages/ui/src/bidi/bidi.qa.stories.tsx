import { Bdi, Code, Num, UserText } from './index.ts'

export default { title: 'Components/Structure/Bidi/QA', tags: ['qa', '!dev', '!autodocs'] }

const written = [
  'Neon Drift لعبة ممتعة جدًا!',
  'سلام, welcome to the arcade',
  'مرحبا https://example.com/very/long/path',
  '(أهلًا بالجميع!)',
  '1,280 – 4.8',
  'أتعلّم C++ (ثم C#) مع @noor، والنتيجة -5',
]

/** Titles in both languages, numbers, code, and user text in either direction. */
export const Variants = () => (
  <div className="grid max-w-md gap-3">
    <p>
      <Bdi lang="en">Go, Turbo!</Bdi> · <Bdi lang="ar">انطلق!</Bdi> · <Num>10-12</Num>
    </p>
    <p className="grid justify-start">
      <Num>1,111,111</Num>
      <Num>8,888,888</Num>
    </p>
    <p>
      <Code>npm start</Code> · <Code>0123456789abcdef0123456789abcdef0123456789abcdef</Code>
    </p>
    {written.map((text) => (
      <UserText key={text} as="p" className="tile rounded-control bg-surface p-3">
        {text}
      </UserText>
    ))}
  </div>
)
