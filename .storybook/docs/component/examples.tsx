import { Text } from '@saha/ui/text'
import { use } from 'react'
import { HighlightedCode, type Snippet } from '../highlighted-code.tsx'
import { formatStoryName, LanguagePair, StoryView, type DocsStory } from './docs-story.tsx'
import { Subsection } from './section.tsx'

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
  return (
    <HighlightedCode label={`Code: ${name}`} copyLabel={`Copy the code: ${name}`} {...useSnippet(path)} />
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
