import { useNumberFormat } from '@saha/ui/bidi'
import { TextLink } from '@saha/ui/text-link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { DocsTable } from '../docs/component/docs-table.tsx'
import { toDocsPath } from '../docs/screen/page-link.tsx'
import { useLanguage } from '../machine-inspector/messages.ts'
import { Page, Section } from './page.tsx'
import { linkTo } from './parts/link-to.ts'
import { findCoverage, type Coverage } from './specification/find-coverage.ts'
import { specification, type SentenceNumber } from './specification/specification.ts'

const words = {
  en: {
    title: 'Specification',
    lead: 'Each sentence of the specification that concerns a machine is a scenario, which a test runs.',
    heads: ['Sentence', 'Machine', 'Scenario'],
    sections: { '4': '4. States and transitions', '8': '8. The error catalogue' },
    covered: (count: string) => `${count} sentences, each with a scenario.`,
  },
  ar: {
    title: 'المواصفات',
    lead: 'كل جملة في المواصفات تخصّ آلة هي سيناريو يشغّله اختبار.',
    heads: ['الجملة', 'الآلة', 'السيناريو'],
    sections: { '4': '4. الحالات والانتقالات', '8': '8. دليل الأخطاء' },
    covered: (count: string) => `عدد الجمل ${count}، ولكل منها سيناريو.`,
  },
}

const MachineLink = ({ title }: { title: string }) => (
  <TextLink lang="en" variant="standalone" {...linkTo(toDocsPath(title))}>
    {title.split('/').at(-1)}
  </TextLink>
)

type CoverageMap = ReadonlyMap<SentenceNumber, readonly Coverage[]>

function CoverageTable({ section, coverage }: { section: '4' | '8'; coverage: CoverageMap }) {
  const t = useSample(words)
  const language = useLanguage()
  const sentences = Object.entries(specification).filter(([number]) => number.startsWith(`${section}.`))
  const rows = sentences.map(([number, sentence]) => {
    const scenarios = coverage.get(number as SentenceNumber) ?? []
    return {
      key: number,
      cells: [
        <span key="sentence" lang="en" dir="ltr">
          <b>{number}</b> {sentence}
        </span>,
        <MachineLink key="machine" title={scenarios[0]?.machine ?? ''} />,
        <ul key="scenarios" className="grid gap-1">
          {scenarios.map((scenario) => (
            <li key={scenario.en}>{scenario[language]}</li>
          ))}
        </ul>,
      ],
    }
  })
  return <DocsTable label={t.sections[section]} heads={t.heads} rows={rows} />
}

function SpecificationPage({ coverage }: { coverage: CoverageMap }) {
  const t = useSample(words)
  const format = useNumberFormat()
  return (
    <Page title={t.title} lead={t.lead}>
      {(['4', '8'] as const).map((section) => (
        <Section
          key={section}
          title={t.sections[section]}
          text={t.covered(
            format(Object.keys(specification).filter((n) => n.startsWith(`${section}.`)).length),
          )}
        >
          <CoverageTable section={section} coverage={coverage} />
        </Section>
      ))}
    </Page>
  )
}

export default {
  title: 'Machines/Specification',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

export const Specification: StoryObj = {
  loaders: [async () => ({ coverage: await findCoverage() })],
  render: (_, { loaded }) => <SpecificationPage coverage={loaded['coverage'] as CoverageMap} />,
}
