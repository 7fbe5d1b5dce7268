import {
  Bdi,
  CheckIcon,
  CloseIcon,
  Code as CodeText,
  type DefinedIcon,
  Icon,
  Num,
  SahaProvider,
  UserText,
} from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { Code, Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'Bidi',
    lead: 'English and Arabic share lines: a title in one language, a comment in the other, a score between them. Isolate the foreign part and every line reads correctly.',
    cases: 'What goes wrong, and what to use',
    casesText:
      'Each sentence appears in an Arabic line twice: as one string, and with the foreign part isolated.',
    raw: 'As one string',
    wrapped: 'Isolated',
    rules: 'Four rules',
    list: [
      'Known language: Bdi, with lang. It also changes the voice of a screen reader.',
      'A number, a range or a score: Num. Always left to right, in digits of equal width.',
      'User-generated text: UserText. Its direction follows most of its letters, not the first one, and is stable while it streams.',
      'Code, a path, a URL or a key: Code and CodeBlock. Left to right in every line.',
    ],
    never: 'Never',
    neverList: [
      'Never join a name and a number into one string: they cannot be isolated afterwards.',
      'Never set dir on a layout box to reverse a word: the box would change sides too.',
      'Never mirror numbers, code, play icons, images or a game’s board.',
    ],
  },
  ar: {
    title: 'اختلاط الاتجاهين',
    lead: 'تتقاسم العربية والإنجليزية السطور هنا: عنوان بلغة وتعليق بأخرى ونقاط بينهما. اعزل الغريب عن سطره يستقم كل سطر.',
    cases: 'أين يقع الخطأ وما علاجه',
    casesText: 'تظهر كل جملة في سطر عربي مرتين: نصًّا واحدًا، ثم وقد عُزل جزؤها الغريب.',
    raw: 'نصًّا واحدًا',
    wrapped: 'معزولًا',
    rules: 'أربع قواعد',
    list: [
      'تعرف لغة النص: استعمل Bdi مع lang، فيغيّر قارئ الشاشة صوته أيضًا.',
      'رقم أو مدى أو نتيجة: استعمل Num، فيُقرأ من اليسار إلى اليمين دائمًا بأرقام متساوية العرض.',
      'كتبه زائر: استعمل UserText، فالقرار لأغلب حروفه لا لأولها، ولا ينقلب وهو يُكتب.',
      'شيفرة أو مسار أو عنوان أو مفتاح: استعمل Code وCodeBlock، فتبقى من اليسار إلى اليمين في كل سطر.',
    ],
    never: 'لا تفعل',
    neverList: [
      'لا تجمع اسمًا ورقمًا في نص واحد: لن يبقى موضع تعزلهما فيه.',
      'لا تضع dir على صندوق في التخطيط لتقلب كلمة: سينتقل الصندوق معها إلى الجهة الأخرى.',
      'لا تعكس الأرقام ولا الشيفرة ولا علامة التشغيل ولا الصور ولا لوحة اللعب.',
    ],
  },
}

const cases: readonly { with: string; raw: string; wrapped: ReactNode }[] = [
  {
    with: 'Bdi',
    raw: 'تلعب الآن: Neon Drift (Turbo)!',
    wrapped: (
      <>
        تلعب الآن: <Bdi lang="en">Neon Drift (Turbo)!</Bdi>
      </>
    ),
  },
  {
    with: 'Num',
    raw: 'الأعمار 10-12 والتقييم 4.8/5',
    wrapped: (
      <>
        الأعمار <Num>10-12</Num> والتقييم <Num>4.8/5</Num>
      </>
    ),
  },
  {
    with: 'UserText',
    raw: 'نور: Best game so far (10/10)!',
    wrapped: (
      <>
        <UserText>نور</UserText>: <UserText>Best game so far (10/10)!</UserText>
      </>
    ),
  },
  {
    with: 'Code',
    raw: 'نفّذ npm start -- --port 8080 ثم افتح /#/ar',
    wrapped: (
      <>
        نفّذ <CodeText>npm start -- --port 8080</CodeText> ثم افتح <CodeText>/#/ar</CodeText>
      </>
    ),
  },
]

function Line({ icon, label, children }: { icon: DefinedIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <span className="flex items-center gap-1 type-caption text-ink-muted">
        <Icon icon={icon} /> {label}
      </span>
      {/* The lines are Arabic on the English page too. */}
      <SahaProvider locale="ar" scope="element">
        <p className="rounded-control border border-line px-3 py-2">{children}</p>
      </SahaProvider>
    </div>
  )
}

function BidiPage() {
  const {
    title,
    lead,
    cases: heading,
    casesText,
    raw,
    wrapped,
    rules,
    list,
    never,
    neverList,
  } = useSample(words)
  return (
    <Page title={title} lead={lead}>
      <Section title={heading} text={casesText}>
        <ul className="grid gap-4 md:grid-cols-2">
          {cases.map((one) => (
            <li key={one.with} className="tile grid gap-3 rounded-panel bg-surface p-5">
              <Code>{one.with}</Code>
              <Line icon={CloseIcon} label={raw}>
                {one.raw}
              </Line>
              <Line icon={CheckIcon} label={wrapped}>
                {one.wrapped}
              </Line>
            </li>
          ))}
        </ul>
      </Section>
      {[
        { heading: rules, lines: list },
        { heading: never, lines: neverList },
      ].map((part) => (
        <Section key={part.heading} title={part.heading}>
          <ul className="grid max-w-[41em] list-disc gap-2 ps-6">
            {part.lines.map((line) => (
              <li key={line}>
                <UserText>{line}</UserText>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  )
}

const meta = {
  title: 'Foundation/Bidi',
  component: BidiPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof BidiPage>
export default meta

export const Bidi: StoryObj<typeof meta> = {}
