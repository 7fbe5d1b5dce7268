import { CopyButton } from '@saha/ui/copy-button'
import { Text } from '@saha/ui/text'
import { use } from 'react'
import { ScrollRegion } from '../../../packages/ui/src/scroll-edges/index.ts'
import { formatStoryName, LanguagePair, StoryView, type DocsStory } from './docs-story.tsx'
import { Subsection } from './section.tsx'

interface Snippet {
  code: string
  /** The code, highlighted by us at build time. */
  html: string
}

const snippets = import.meta.glob<Snippet>('../../../packages/ui/src/*/*.example.tsx', {
  query: '?snippet',
  import: 'default',
})
const loaded = new Map<string, Promise<Snippet>>()

const toPath = (component: string, story: DocsStory) =>
  `../../../packages/ui/src/${component}/${story.id.split('--')[1]}.example.tsx`

/** Returns whether the story shows an example file. */
export const isExample = (component: string, story: DocsStory) => toPath(component, story) in snippets

function useSnippet(path: string): Snippet {
  const load = snippets[path]
  if (!load) throw new Error(`${path} does not exist.`)
  const promise = loaded.get(path) ?? load()
  loaded.set(path, promise)
  return use(promise)
}

function ExampleCode({ name, path }: { name: string; path: string }) {
  const { code, html } = useSnippet(path)
  return (
    <div
      dir="ltr"
      className="docs-code grid min-w-0 overflow-hidden rounded-control border border-line-strong bg-surface"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line bg-sunken ps-4 pe-1.5">
        <span className="type-caption text-ink-muted">TypeScript</span>
        <CopyButton size="small" variant="quiet" label={`Copy the code: ${name}`} value={`${code}\n`} />
      </div>
      <ScrollRegion
        label={`Code: ${name}`}
        className="overflow-x-auto px-4 py-3 focus-visible:focus-ring-inside"
      >
        {/* oxlint-disable-next-line react/no-danger -- made at build time from a file of this repository */}
        <div translate="no" dangerouslySetInnerHTML={{ __html: html }} />
      </ScrollRegion>
    </div>
  )
}

interface ExampleProps {
  component: string
  story: DocsStory
}

/** An example in both languages, with the code of its file. */
export function Example({ component, story }: ExampleProps) {
  const { docs } = story.parameters as { docs?: { description?: { story?: string } } }
  const description = docs?.description?.story
  return (
    <Subsection title={formatStoryName(story)}>
      {description && <Text>{description}</Text>}
      <LanguagePair>{() => <StoryView key={story.id} story={story} />}</LanguagePair>
      <ExampleCode name={formatStoryName(story)} path={toPath(component, story)} />
    </Subsection>
  )
}
