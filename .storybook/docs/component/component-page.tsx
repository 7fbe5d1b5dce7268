import { DocsContext } from '@storybook/addon-docs/blocks'
import { Heading } from '@saha/ui/heading'
import { Text } from '@saha/ui/text'
import { use, type ReactNode } from 'react'
import generated from '../../../packages/ui/src/props.generated.json'
import type { Guideline } from '../../../packages/ui/src/testing/component-docs.ts'
import { findComponent, type ComponentMetadata } from '../component-metadata.ts'
import { useToolbar } from '../globals.ts'
import { toKebab } from '../to-kebab.ts'
import { Anatomy } from './anatomy.tsx'
import { ComponentFacts } from './component-facts.tsx'
import { Related } from './related.tsx'
import { ComponentLink } from './component-link.tsx'
import { StoryFrame, type DocsStory, type Language } from './docs-story.tsx'
import { Example, isExample } from './examples.tsx'
import { Guidelines } from './guidelines.tsx'
import { KeyboardTable } from './keyboard-table.tsx'
import { LiveExample } from './live-example.tsx'
import { PropsReference } from './props-table.tsx'
import { Contents, Section, Sentence, Sentences, Subsection } from './section.tsx'
import { StatesSheet } from './states-sheet.tsx'

const guidelineFiles = import.meta.glob<readonly Guideline[]>('../../../packages/ui/src/*/*.guidelines.tsx', {
  import: 'guidelines',
})
const loadedGuidelines = new Map<string, Promise<readonly Guideline[]>>()

function useGuidelines(component: string): readonly Guideline[] {
  const path = `../../../packages/ui/src/${component}/${component}.guidelines.tsx`
  const promise = loadedGuidelines.get(path) ?? guidelineFiles[path]?.() ?? Promise.resolve([])
  loadedGuidelines.set(path, promise)
  return use(promise)
}

function Usage({ docs: { usage, alternatives = [] } }: { docs: ComponentMetadata }) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Subsection title="Use it when">
        <Sentences items={usage} />
      </Subsection>
      {alternatives.length > 0 && (
        <Subsection title="Use instead">
          <ul className="m-0 grid list-disc gap-2 ps-5">
            {alternatives.map(({ component, when }) => (
              <li key={component}>
                <ComponentLink name={component} />: <Sentence>{when}</Sentence>
              </li>
            ))}
          </ul>
        </Subsection>
      )}
    </div>
  )
}

function Behavior({ docs: { behavior, keyboard, rtl } }: { docs: ComponentMetadata }) {
  return (
    <>
      {keyboard.length > 0 && (
        <Subsection title="Keyboard">
          <KeyboardTable rows={keyboard} />
          <Text tone="muted">A test presses each of these keys in English and Arabic.</Text>
        </Subsection>
      )}
      <Subsection title="Mirroring">
        <Sentences items={rtl} />
      </Subsection>
      <dl className="m-0 grid max-w-[42em] gap-4">
        {(
          [
            ['Focus', behavior.focus],
            ['Motion', behavior.motion],
            ['Forced colors', behavior.forcedColors],
          ] as const
        ).map(([name, text]) => (
          <div key={name} className="grid gap-1">
            <dt className="type-subheading">{name}</dt>
            <dd className="m-0">
              <Sentence>{text}</Sentence>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Accessibility({ docs: { accessibility } }: { docs: ComponentMetadata }) {
  const { builtIn, yourPart, howToTest, knownIssues } = accessibility
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Subsection title="Built in">
        <Sentences items={builtIn} />
      </Subsection>
      <Subsection title="Your part">
        <Sentences items={yourPart} />
      </Subsection>
      <Subsection title="How to test">
        <Sentences items={howToTest} />
      </Subsection>
      <Subsection title="Known issues">
        {knownIssues.length === 0 ? <Text>None known.</Text> : <Sentences items={knownIssues} />}
      </Subsection>
    </div>
  )
}

interface StatesProps {
  docs: ComponentMetadata
  story: DocsStory
  language: Language
  framed: boolean
}

/** Framed components cover the page, so a frame shows their QA story instead. */
function States({ docs, story, language, framed }: StatesProps) {
  if (!framed) return <StatesSheet story={story} isInteractive={docs.keyboard.length > 0} />
  const sheet = { id: story.id.replace(/--.*/, '-qa--variants'), name: 'All variants' }
  return (
    <div className="overflow-hidden rounded-tile border border-line">
      <StoryFrame story={sheet} language={language} />
    </div>
  )
}

interface PageProps {
  docs: ComponentMetadata
  first: DocsStory
  stories: readonly DocsStory[]
}

function Page({ docs, first, stories }: PageProps) {
  const { locale } = useToolbar()
  const language = locale === 'ar' ? 'ar' : 'en'
  const guidelines = useGuidelines(docs.name)
  const framed = docs.framed ?? first.title.includes('/Overlays/')
  const examples = stories.filter((story) => isExample(docs.name, story))
  const anatomy = stories.find(({ id }) => id.endsWith(`--${toKebab(docs.anatomy ?? '')}`)) ?? first
  const name = first.title.split('/').at(-1) ?? ''
  const parts: Readonly<Record<string, { description: string }>> =
    generated[docs.name as keyof typeof generated].parts
  const exported = parts[name] ? name : (Object.keys(parts)[0] ?? name)
  const sections: readonly (readonly [id: string, title: string, content: ReactNode])[] = [
    ['usage', 'When to use', <Usage key="usage" docs={docs} />],
    ['anatomy', 'Anatomy', <Anatomy key="anatomy" story={anatomy} parts={docs.parts} framed={framed} />],
    [
      'states',
      'Variants and states',
      <States key="states" docs={docs} story={first} language={language} framed={framed} />,
    ],
    [
      'content',
      'Content and use',
      guidelines.length > 0 && <Guidelines key="content" guidelines={guidelines} language={language} />,
    ],
    ['behavior', 'Behavior', <Behavior key="behavior" docs={docs} />],
    ['accessibility', 'Accessibility', <Accessibility key="accessibility" docs={docs} />],
    [
      'code',
      'Code',
      examples.length > 0 &&
        examples.map((story) => <Example key={story.id} component={docs.name} story={story} />),
    ],
    ['props', 'Props', <PropsReference key="props" component={docs.name} />],
    ['related', 'Related and changes', <Related key="related" docs={docs} />],
  ]
  const shown = sections.filter(([, , content]) => Boolean(content))
  return (
    <div className="page-width grid gap-16 pt-12">
      <header className="grid gap-6">
        <div className="grid gap-2">
          <Heading level={1}>{name}</Heading>
          <Text size="lead" tone="muted" className="max-w-[36em]">
            <Sentence>{parts[exported]?.description ?? ''}</Sentence>
          </Text>
        </div>
        <ComponentFacts docs={docs} exported={exported} />
        <Contents sections={shown.map(([id, title]) => ({ id, title }))} />
        <LiveExample story={first} />
      </header>
      {shown.map(([id, title, content]) => (
        <Section key={id} id={id} title={title}>
          {content}
        </Section>
      ))}
    </div>
  )
}

/** Docs page of a component: reference for designers first, then for developers. */
export default function ComponentPage() {
  const stories = use(DocsContext).componentStories() as DocsStory[]
  const [first] = stories
  const docs = findComponent(first?.title ?? '')
  return docs && first ? <Page docs={docs} first={first} stories={stories} /> : null
}
