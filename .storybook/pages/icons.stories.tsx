import { type DefinedIcon, HeartIcon, Text } from '@saha/ui'
import * as icons from '@saha/ui/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { Code, Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'Icons',
    lead: 'Each icon is drawn once and named by its meaning. Only icons that show an inline direction mirror.',
    mirror: 'These show a direction, so they mirror',
    mirrorText: 'Arrows, chevrons and doors: on the left as in English, on the right as in Arabic.',
    never: 'These never mirror',
    neverText: 'Objects, symbols and media: a play icon points the same way everywhere.',
    ltr: 'English',
    rtl: 'Arabic',
    sizes: 'Sizes and fills',
    sizesText: 'In em of the surrounding text, 1.25 by default; a selected icon is filled.',
  },
  ar: {
    title: 'الأيقونات',
    lead: 'تُرسم كل أيقونة مرة واحدة وتُطلب بمعناها. ولا ينعكس منها إلا ما يشير إلى جهة على السطر.',
    mirror: 'هذه تشير إلى جهة فتنعكس',
    mirrorText: 'الأسهم والأبواب. تراها كما في العربية ثم كما في الإنجليزية.',
    never: 'وهذه لا تنعكس أبدًا',
    neverText: 'الأشياء والعلامات والوسائط: علامة التشغيل تشير إلى الجهة نفسها في كل مكان.',
    ltr: 'الإنجليزية',
    rtl: 'العربية',
    sizes: 'الأحجام والتعبئة',
    sizesText: 'تُقاس بحجم النص حولها (1.25 ما لم يُطلب غير ذلك)، والمختارة منها تُملأ.',
  },
}

interface BothProps {
  name: string
  Drawing: DefinedIcon
  labels: Record<'ltr' | 'rtl', string>
}

function Both({ name, Drawing, labels }: BothProps) {
  const order = useSample<readonly ('ltr' | 'rtl')[]>({ en: ['ltr', 'rtl'], ar: ['rtl', 'ltr'] })
  return (
    <li className="tile grid justify-items-center gap-3 rounded-tile bg-surface px-2 py-4">
      <span className="flex gap-2">
        {order.map((dir) => (
          <span
            key={dir}
            dir={dir}
            title={labels[dir]}
            className="grid size-12 place-items-center rounded-control bg-sunken text-[1.375rem]"
          >
            <Drawing />
          </span>
        ))}
      </span>
      <Text size="caption" className="text-center">
        <Code>{name}</Code>
      </Text>
    </li>
  )
}

function Set({ mirrors, labels }: { mirrors: boolean; labels: Record<'ltr' | 'rtl', string> }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
      {Object.entries(icons)
        .filter(([, Drawing]) => Drawing.mirrors === mirrors)
        .map(([name, Drawing]) => (
          <Both key={name} {...{ name, Drawing, labels }} />
        ))}
    </ul>
  )
}

function IconsPage() {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.mirror} text={say.mirrorText}>
        <Set mirrors labels={say} />
      </Section>
      <Section title={say.never} text={say.neverText}>
        <Set mirrors={false} labels={say} />
      </Section>
      <Section title={say.sizes} text={say.sizesText}>
        <div className="tile flex flex-wrap items-center gap-6 rounded-panel bg-surface p-6 text-link">
          {[1, 1.25, 1.75, 2.5, 4].map((size) => (
            <HeartIcon key={size} size={size} />
          ))}
          {[1, 1.25, 1.75, 2.5, 4].map((size) => (
            <HeartIcon key={size} size={size} filled />
          ))}
        </div>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Icons',
  component: IconsPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof IconsPage>
export default meta

export const Icons: StoryObj<typeof meta> = {}
