import { Code, Page, Section } from './page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HighlightedCode, type Snippet } from '../docs/highlighted-code.tsx'
import { useSample } from '../../packages/ui/src/testing/sample.ts'

const snippets = import.meta.glob<Snippet>('../../tests/package/consumer/{kit,machines}/*.tsx', {
  query: '?snippet',
  import: 'default',
})

const words = {
  en: {
    title: 'Programs',
    code: 'Code',
    copy: 'Copy the code',
    lead: 'Six whole programs, written from the published packages and their docs alone. Each compiles under strict TypeScript and runs in both languages in the tests of every change.',
    booking: ['A form', 'Numbers in both digit sets, and an error that only the server knows.'],
    downloads: ['A table', 'Sorts, selects, asks before it deletes, and a toast that undoes.'],
    dashboard: ['A dashboard', 'Figures on cards in tabs, and a ranking.'],
    rating: ['A rating over REST', 'Saves the stars, retries, and shows a failure.'],
    recorder: ['A recorder', 'Records speech and shows its transcript, or why it cannot.'],
    voice: ['A conversation', 'Talks to a model over a socket, with captions.'],
  },
  ar: {
    title: 'برامج',
    code: 'الشيفرة',
    copy: 'انسخ الشيفرة',
    lead: 'ستة برامج كاملة كُتبت من الحزم المنشورة وتوثيقها فقط. كلٌّ منها يجتاز TypeScript الصارم ويعمل باللغتين في اختبارات كل تغيير.',
    booking: ['نموذج', 'أعداد تُكتب بأيٍّ من نوعَي الأرقام، وخطأ لا يعرفه إلا الخادم.'],
    downloads: ['جدول', 'يرتّب ويحدّد ويسأل قبل الحذف، وإشعار يتراجع عنه.'],
    dashboard: ['لوحة أرقام', 'أرقام على بطاقات في ألسنة، وترتيب للاعبين.'],
    rating: ['تقييم عبر REST', 'يحفظ النجوم ويعيد المحاولة ويعرض الإخفاق.'],
    recorder: ['مسجّل', 'يسجّل الكلام ويعرض نصه، أو يقول لماذا لا يستطيع.'],
    voice: ['محادثة', 'تحدّث نموذجًا عبر مقبس، مع نص الكلام.'],
  },
}

const programs = [
  ['booking', 'kit'],
  ['downloads', 'kit'],
  ['dashboard', 'kit'],
  ['rating', 'machines'],
  ['recorder', 'machines'],
  ['voice', 'machines'],
] as const

/** Loads the code of every program on demand, because Storybook preloads this file with the page before it. */
async function loadSources() {
  const paths = programs.map(([name, folder]) => `${folder}/${name}.tsx`)
  const load = async (path: string) => {
    const source = await snippets[`../../tests/package/consumer/${path}`]?.()
    if (!source) throw new Error(`tests/package/consumer/${path} does not exist.`)
    return [path, source] as const
  }
  return { sources: new Map(await Promise.all(paths.map(load))) }
}

function ProgramsPage({ sources }: { sources: ReadonlyMap<string, Snippet> }) {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      {programs.map(([name, folder]) => {
        const [title = '', text = ''] = say[name]
        const path = `${folder}/${name}.tsx`
        const source = sources.get(path)
        return (
          <Section key={name} title={title} text={text}>
            <Code>{`tests/package/consumer/${path}`}</Code>
            {source && (
              <HighlightedCode
                label={`${say.code}: ${title}`}
                copyLabel={`${say.copy}: ${title}`}
                {...source}
              />
            )}
          </Section>
        )
      })}
    </Page>
  )
}

const meta = {
  title: 'Start/Programs',
  component: ProgramsPage,
  args: { sources: new Map() },
  loaders: [loadSources],
  render: (_args, { loaded }) => (
    <ProgramsPage sources={(loaded as Awaited<ReturnType<typeof loadSources>>).sources} />
  ),
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ProgramsPage>
export default meta

export const Programs: StoryObj<typeof meta> = {}
