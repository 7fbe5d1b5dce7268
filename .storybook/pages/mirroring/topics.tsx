import {
  ArrowEndIcon,
  Bdi,
  Button,
  ChevronEndIcon,
  Field,
  HeartIcon,
  Input,
  LogOutIcon,
  Num,
  PlayIcon,
  SearchIcon,
  Slider,
  StarMotif,
  Text,
  type DefinedIcon,
} from '@saha/ui'
import type { ReactNode } from 'react'
import type { Language } from '../parts/pair.tsx'

/** Something that mirrors or stays, with a live sample and the code behind it. */
export interface Topic {
  id: 'provider' | 'logical' | 'icons' | 'keys' | 'numbers' | 'islands'
  sample: (language: Language) => ReactNode
  code: string
  codeLanguage: string
}

const words = {
  en: {
    name: 'Player name',
    send: 'Send score',
    note: 'The edge and the padding are at the start of the line.',
    mirrors: 'Mirror',
    stays: 'Stay',
    volume: 'Volume',
    keys: 'Focus the slider: the right arrow key increases it.',
    score: 'High score',
    ages: 'Ages',
    watching: 'You play',
    title: 'حارس الفانوس',
  },
  ar: {
    name: 'اسم اللاعب',
    send: 'أرسل النتيجة',
    note: 'الحافة والحاشية عند بداية السطر.',
    mirrors: 'تنعكس',
    stays: 'تبقى',
    volume: 'مستوى الصوت',
    keys: 'ركّز على المنزلق: مفتاح السهم الأيسر يزيده.',
    score: 'أعلى نتيجة',
    ages: 'الأعمار',
    watching: 'تلعب الآن',
    title: 'The Lantern Keeper',
  },
}

const Icons = ({ label, icons }: { label: string; icons: readonly [string, DefinedIcon][] }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <Text size="small">{label}</Text>
    <span className="flex gap-3 text-[1.5rem] text-link">
      {icons.map(([name, Drawing]) => (
        <Drawing key={name} />
      ))}
    </span>
  </div>
)

/** The topics of mirroring, in the order of the page. */
export const topics: readonly Topic[] = [
  {
    id: 'provider',
    sample: (language) => (
      <>
        <Field label={words[language].name}>{(control) => <Input {...control} />}</Field>
        <Button variant="action" endIcon={ArrowEndIcon} className="justify-self-start">
          {words[language].send}
        </Button>
      </>
    ),
    codeLanguage: 'TypeScript',
    code: '<SahaProvider locale="ar">\n  <App />\n</SahaProvider>',
  },
  {
    id: 'logical',
    sample: (language) => (
      <p className="rounded-tag border-s-4 border-s-link bg-sunken py-3 ps-5 pe-3">{words[language].note}</p>
    ),
    codeLanguage: 'CSS',
    code: '.note {\n  padding-inline-start: 20px;\n  border-inline-start: 4px solid;\n}',
  },
  {
    id: 'icons',
    sample: (language) => (
      <>
        <Icons
          label={words[language].mirrors}
          icons={[
            ['arrow', ArrowEndIcon],
            ['chevron', ChevronEndIcon],
            ['door', LogOutIcon],
          ]}
        />
        <Icons
          label={words[language].stays}
          icons={[
            ['play', PlayIcon],
            ['heart', HeartIcon],
            ['search', SearchIcon],
          ]}
        />
      </>
    ),
    codeLanguage: 'TypeScript',
    code: 'export const SkipIcon = defineIcon(Skip, { mirrors: true })',
  },
  {
    id: 'keys',
    sample: (language) => (
      <>
        <Text size="small" tone="muted">
          {words[language].keys}
        </Text>
        <Slider defaultValue={40} aria-label={words[language].volume} />
      </>
    ),
    codeLanguage: 'TypeScript',
    code: "const { dir } = useKit()\nconst forwardKey =\n  dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'",
  },
  {
    id: 'numbers',
    sample: (language) => (
      <>
        <p className="flex justify-between gap-4">
          <span>{words[language].score}</span>
          <Num className="font-semibold">128,450</Num>
        </p>
        <p className="flex justify-between gap-4">
          <span>{words[language].ages}</span>
          <Num className="font-semibold">10–12</Num>
        </p>
      </>
    ),
    codeLanguage: 'TypeScript',
    code: '<Num>10–12</Num>',
  },
  {
    id: 'islands',
    sample: (language) => (
      <>
        <p>
          {words[language].watching}{' '}
          <Bdi lang={language === 'en' ? 'ar' : 'en'} className="font-semibold">
            {words[language].title}
          </Bdi>
        </p>
        <div dir="ltr" data-no-mirror="" className="grid w-36 grid-cols-3 gap-1">
          {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((cell) => (
            <span
              key={cell}
              className="grid aspect-square place-items-center rounded-tag bg-sunken text-link"
            >
              {['1', '5', '6'].includes(cell) && <StarMotif size="1.25rem" />}
            </span>
          ))}
        </div>
      </>
    ),
    codeLanguage: 'TypeScript',
    code: '<Bdi lang="ar">{title}</Bdi>\n<div dir="ltr">\n  <Board />\n</div>',
  },
]
