import { DocsContext } from '@storybook/addon-docs/blocks'
import screenUsage from 'virtual:screen-usage'
import { Heading } from '@saha/ui/heading'
import { Text } from '@saha/ui/text'
import { use } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { Fact, Facts, Outline } from './outline.tsx'
import { PageLink, TitleLink } from './page-link.tsx'
import { StoryPreview } from './story-preview.tsx'

interface Documented {
  docs?: { description?: { component?: string; story?: string } }
  /** Sections of the specification: `§2 Player`. */
  spec?: readonly string[]
  /** Names of stories that no preview can show. */
  withoutPreview?: readonly string[]
}

const getParameters = ({ parameters }: Pick<PreparedStory, 'parameters'>) => parameters as Documented

/** Docs page of a screen: its states in both languages, and what it is made of. */
export default function ScreenPage() {
  const stories = use(DocsContext).componentStories()
  const [first] = stories
  if (!first) return null
  const { title } = first
  const { docs, spec = [] } = getParameters(first)
  const { components = [], machines = [] } = screenUsage[title] ?? {}
  return (
    <Outline
      title={title.split('/').slice(1).join(' / ')}
      lead={docs?.description?.component}
      facts={
        <Facts>
          <Fact name="Specification">
            {spec.length === 0 ? 'No section describes this screen' : spec.join(' · ')}
          </Fact>
          <Fact name="Machines">
            {machines.length === 0
              ? 'None'
              : machines.map((machine) => <TitleLink key={machine} title={machine} />)}
          </Fact>
        </Facts>
      }
      sections={[
        {
          id: 'states',
          title: 'States',
          content: (
            <ul className="m-0 grid list-none gap-x-8 gap-y-12 p-0 lg:grid-cols-2">
              {stories.map((story) => (
                <State key={story.id} story={story} />
              ))}
            </ul>
          ),
        },
        {
          id: 'components',
          title: 'Components',
          content:
            components.length === 0 ? (
              <Text>This screen uses no component of the kit.</Text>
            ) : (
              <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-2 p-0">
                {components.map((component) => (
                  <li key={component}>
                    <TitleLink title={component} />
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  )
}

const State = ({ story }: { story: Pick<PreparedStory, 'id' | 'name' | 'parameters'> }) => {
  const { id, name } = story
  const { docs, withoutPreview = [] } = getParameters(story)
  return (
    <li className="grid min-w-0 content-start gap-3">
      <Heading level={3}>
        <PageLink to={`/story/${id}`}>{name}</PageLink>
      </Heading>
      {docs?.description?.story && <Text className="max-w-[36em]">{docs.description.story}</Text>}
      {withoutPreview.includes(name) ? (
        <Text tone="muted">Open the story to see this state.</Text>
      ) : (
        <StoryPreview id={id} name={name} />
      )}
    </li>
  )
}
