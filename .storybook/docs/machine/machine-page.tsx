import { DocsContext } from '@storybook/addon-docs/blocks'
import screenUsage from 'virtual:screen-usage'
import { CopyButton } from '@saha/ui/copy-button'
import { Prose } from '@saha/ui/prose'
import { Text } from '@saha/ui/text'
import { use } from 'react'
import { toDiagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { ChartList } from '../../machine-inspector/chart/chart-list.tsx'
import type { Scenario } from '../../machine-inspector/scenario/scenario.ts'
import { findInspected } from '../../machine-inspector/stories.tsx'
import { Code } from '../component/section.tsx'
import { Fact, Facts, Outline, type OutlineSection } from '../screen/outline.tsx'
import { PageLink, TitleLink } from '../screen/page-link.tsx'
import { MachineChart, noHighlights } from './machine-chart.tsx'
import { parseReadme, type Readme } from './readme.ts'

const files = import.meta.glob<string>('../../../packages/machines/src/*/README.md', {
  query: '?raw',
  import: 'default',
})
const readmes = new Map<string, Promise<Readme>>()

const loadReadme = async (folder: string) => {
  const load = files[`../../../packages/machines/src/${folder}/README.md`]
  if (!load)
    throw new Error(`packages/machines/src/${folder} has no README.md: name the story after a machine.`)
  return parseReadme(await load())
}

function useReadme(folder: string): Readme {
  const readme = readmes.get(folder) ?? loadReadme(folder)
  readmes.set(folder, readme)
  return use(readme)
}

const toTitle = (folder: string) =>
  `Machines/${folder.charAt(0).toUpperCase()}${folder.slice(1).replaceAll('-', ' ')}`

/** Docs page of a machine: its README, with its chart, states, scenarios and screens. */
export default function MachinePage() {
  const stories = use(DocsContext).componentStories()
  const [first] = stories
  const inspected = stories.flatMap(({ moduleExport }) => findInspected(moduleExport as object) ?? [])
  const title = first?.title ?? ''
  const folder = (title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')
  const { importLine, intro, related, sections } = useReadme(folder)
  const subject = inspected[0]?.subject
  if (!first || !subject) return null

  const name = title.split('/').at(-1) ?? ''
  const { machine } = subject
  const diagram = toDiagram(machine)
  const scenarios = inspected.flatMap(({ scenarios: some }) => some)
  const findStory = (end: string) => stories.find(({ id }) => id.endsWith(`--${end}`))
  const [playground, specified] = [findStory('playground'), findStory('scenarios')]
  const screens = Object.keys(screenUsage).filter((screen) => screenUsage[screen]?.machines.includes(title))

  const all: readonly (OutlineSection | undefined)[] = [
    {
      id: 'chart',
      title: 'Chart',
      content: (
        <>
          {playground && (
            <Text>
              <PageLink to={`/story/${playground.id}`}>Run the machine in its playground</PageLink>
            </Text>
          )}
          <MachineChart subject={subject} name={name} />
        </>
      ),
    },
    {
      id: 'states',
      title: 'States',
      content: <ChartList diagram={diagram} highlights={noHighlights} />,
    },
    ...sections.map(({ id, title: heading, body }) => ({
      id,
      title: heading,
      content: <ReadmeText text={body} />,
    })),
    specified && {
      id: 'specified-behavior',
      title: 'Specified behavior',
      content: <Scenarios scenarios={scenarios} storyId={specified.id} />,
    },
    {
      id: 'used-by',
      title: 'Used by',
      content: <UsedBy screens={screens} related={related} />,
    },
  ]
  return (
    <Outline
      title={name}
      lead={machine.root.description}
      facts={
        <>
          <ReadmeText text={intro} />
          <Facts>
            <Fact name="Import">
              <Code>{importLine}</Code>
              <CopyButton size="small" label="Copy import" value={importLine} />
            </Fact>
            <Fact name="Source">
              <Code>{`packages/machines/src/${folder}`}</Code>
            </Fact>
            <Fact name="Stories">
              {stories.map(({ id, name: story }) => (
                <PageLink key={id} to={`/story/${id}`}>
                  {story}
                </PageLink>
              ))}
            </Fact>
          </Facts>
        </>
      }
      sections={all.filter((section) => section !== undefined)}
    />
  )
}

/** Markdown whose paragraphs have a readable width, and whose tables scroll before their words break. */
const ReadmeText = ({ text }: { text: string }) => (
  <Prose text={text} className="[&_:is(p,li)]:max-w-[42em] [&_table]:min-w-[36rem]" />
)

/** Sentences of the specification in both languages. The story runs each as a scenario. */
const Scenarios = ({ scenarios, storyId }: { scenarios: readonly Scenario[]; storyId: string }) => (
  <>
    <Text>
      Each sentence is a scenario that a test runs.{' '}
      <PageLink to={`/story/${storyId}`}>Run the scenarios</PageLink>{' '}
      <PageLink to="/story/machines-specification--specification">See which sentences are covered</PageLink>
    </Text>
    <ol className="m-0 grid list-decimal gap-4 ps-8">
      {scenarios.map(({ en, ar }) => (
        <li key={en} className="ps-1">
          <div className="grid gap-x-8 gap-y-1 md:grid-cols-2">
            <Text>{en}</Text>
            <Text lang="ar" dir="rtl">
              {ar}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  </>
)

const UsedBy = ({ screens, related }: { screens: readonly string[]; related: readonly string[] }) => (
  <Facts>
    <Fact name="Screens">
      {screens.length === 0
        ? 'None directly'
        : screens.map((screen) => <TitleLink key={screen} title={screen} />)}
    </Fact>
    {related.length > 0 && (
      <Fact name="Related machines">
        {related.map((folder) => (
          <TitleLink key={folder} title={toTitle(folder)} />
        ))}
      </Fact>
    )}
  </Facts>
)
