import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { Page, Section } from './page.tsx'
import { Guidelines } from './parts/guidelines.tsx'
import { dateFormats, Formats, numberFormats } from './writing/formats.tsx'
import { Plurals } from './writing/plurals.tsx'
import { Tone } from './writing/tone.tsx'

const words = {
  en: {
    title: 'Writing',
    lead: 'Plain, warm and short, in two languages that are each written by hand.',
    tone: 'Tone',
    toneText: 'Say what happened and what to do next, as one player to another.',
    plurals: 'Plurals',
    pluralsText: 'Arabic has six forms, English two. Move the slider: this browser chooses the form.',
    numbers: 'Numbers',
    numbersText:
      'Latin digits in both languages, grouped and isolated, so that columns align and lines keep their order.',
    dates: 'Dates, times and lists',
    datesText: 'Never assembled by hand: order, month names and the word for “and” belong to the language.',
    rules: 'In short',
    do: [
      'One word for one concept, in the interface, the code and the docs.',
      'Write whole sentences with variables, so that each language chooses its own order.',
      'Leave room: a label may be twice as long in the other language.',
    ],
    dont: [
      'Do not join sentences from parts.',
      'Do not use capitals or italics for emphasis: Arabic has neither.',
      'Do not put text into pictures.',
    ],
  },
  ar: {
    title: 'الكتابة',
    lead: 'كلام واضح ودود قصير، بلغتين تُكتب كلٌّ منهما بقلم أهلها.',
    tone: 'النبرة',
    toneText: 'قل ما حدث وما العمل الآن، كلام لاعب للاعب.',
    plurals: 'صيغ العدد',
    pluralsText: 'للعربية ست صيغ وللإنجليزية صيغتان. حرّك المقبض فيختار هذا المتصفح الصيغة.',
    numbers: 'الأرقام',
    numbersText: 'أرقام لاتينية في اللغتين، مفصولة الآلاف ومعزولة، فتصطفّ الأعمدة ولا يختلّ ترتيب السطر.',
    dates: 'التواريخ والأوقات والقوائم',
    datesText: 'لا تُركّب باليد أبدًا: الترتيب وأسماء الشهور وواو العطف شأن اللغة.',
    rules: 'باختصار',
    do: [
      'كلمة واحدة للمفهوم الواحد في الواجهة والشيفرة والتوثيق.',
      'اكتب جملًا كاملة فيها متغيّرات، لتختار كل لغة ترتيبها.',
      'اترك متسعًا، فقد تطول العبارة إلى الضعف في اللغة الأخرى.',
    ],
    dont: [
      'لا تركّب الجمل من أجزاء.',
      'لا تعتمد على الحروف الكبيرة أو المائلة للتوكيد، فليست في العربية.',
      'لا تضع نصًّا داخل صورة.',
    ],
  },
}

function WritingPage() {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.tone} text={say.toneText}>
        <Tone />
      </Section>
      <Section title={say.plurals} text={say.pluralsText}>
        <Plurals />
      </Section>
      <Section title={say.numbers} text={say.numbersText}>
        <Formats label={say.numbers} formats={numberFormats} />
      </Section>
      <Section title={say.dates} text={say.datesText}>
        <Formats label={say.dates} formats={dateFormats} />
      </Section>
      <Section title={say.rules}>
        <Guidelines do={say.do} dont={say.dont} />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Writing',
  component: WritingPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WritingPage>
export default meta

export const Writing: StoryObj<typeof meta> = {}
