import { EmptyState, HeartIcon, SearchBox, SearchIcon, Text, useNumberFormat } from '@saha/ui'
import * as icons from '@saha/ui/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { IconCard, type IconName } from './icons/icon-card.tsx'
import { iconKeywords } from './icons/keywords.ts'
import { Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'Icons',
    lead: 'Each icon is drawn once and named by its meaning. Only icons that show an inline direction mirror.',
    search: 'Search icons',
    found: 'Icons found',
    none: 'No icon has this name',
    noneText: 'Search in English or Arabic for what it means: favorite, back, delete.',
    mirror: 'These show a direction, so they mirror',
    mirrorText: 'Arrows, chevrons and doors: on the left as in English, on the right as in Arabic.',
    never: 'These never mirror',
    neverText: 'Objects, symbols and media: a play icon points the same way everywhere.',
    sizes: 'Sizes and fills',
    sizesText: 'In em of the surrounding text, 1.25 by default; a selected icon is filled.',
  },
  ar: {
    title: 'الأيقونات',
    lead: 'تُرسم كل أيقونة مرة واحدة وتُطلب بمعناها. ولا ينعكس منها إلا ما يشير إلى جهة على السطر.',
    search: 'ابحث في الأيقونات',
    found: 'الأيقونات المطابقة',
    none: 'لا أيقونة بهذا الاسم',
    noneText: 'ابحث بالعربية أو الإنجليزية عن معناها: مفضلة أو رجوع أو حذف.',
    mirror: 'هذه تشير إلى جهة فتنعكس',
    mirrorText: 'الأسهم والأبواب. تراها كما في العربية ثم كما في الإنجليزية.',
    never: 'وهذه لا تنعكس أبدًا',
    neverText: 'الأشياء والعلامات والوسائط: علامة التشغيل تشير إلى الجهة نفسها في كل مكان.',
    sizes: 'الأحجام والتعبئة',
    sizesText: 'تُقاس بحجم النص حولها (1.25 ما لم يُطلب غير ذلك)، والمختارة منها تُملأ.',
  },
}

const drawings = { ...icons }
const names = Object.keys(drawings) as IconName[]
const matches = (name: IconName, query: string) =>
  [name, ...iconKeywords[name]].some((words) => words.toLowerCase().includes(query.trim().toLowerCase()))

const Grid = ({ found }: { found: readonly IconName[] }) => (
  <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-6">
    {found.map((name) => (
      <IconCard key={name} name={name} drawing={drawings[name]} />
    ))}
  </ul>
)

function IconsPage() {
  const say = useSample(words)
  const format = useNumberFormat()
  const [query, setQuery] = useState('')
  const found = names.filter((name) => matches(name, query))
  const mirrored = found.filter((name) => drawings[name].mirrors)
  const fixed = found.filter((name) => !drawings[name].mirrors)
  return (
    <Page title={say.title} lead={say.lead}>
      <div className="grid max-w-2xl gap-3">
        <SearchBox label={say.search} value={query} onValueChange={setQuery} onSearch={setQuery} />
        <output className="type-small text-ink-muted">{`${say.found}: ${format(found.length)}`}</output>
      </div>
      {found.length === 0 && (
        <EmptyState title={say.none} icon={SearchIcon}>
          <Text>{say.noneText}</Text>
        </EmptyState>
      )}
      {mirrored.length > 0 && (
        <Section title={say.mirror} text={say.mirrorText}>
          <Grid found={mirrored} />
        </Section>
      )}
      {fixed.length > 0 && (
        <Section title={say.never} text={say.neverText}>
          <Grid found={fixed} />
        </Section>
      )}
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
