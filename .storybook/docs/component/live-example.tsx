import { Controls, DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useState } from 'react'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import type { Args } from 'storybook/internal/types'
import { LanguagePair, StoryFrame, StoryView, type DocsStory } from './docs-story.tsx'

function useStoryArgs({ id, initialArgs }: DocsStory): Args {
  const { channel } = use(DocsContext)
  const [args, setArgs] = useState<Args>(initialArgs)
  useEffect(() => {
    const update = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === id) setArgs(changed.args)
    }
    channel.on(STORY_ARGS_UPDATED, update)
    return () => channel.off(STORY_ARGS_UPDATED, update)
  }, [channel, id])
  return args
}

/** The first story in both languages, with controls for its props. */
export function LiveExample({ story, framed }: { story: DocsStory; framed: boolean }) {
  const args = useStoryArgs(story)
  return (
    <>
      <LanguagePair className={framed ? 'p-0!' : ''}>
        {(language) =>
          framed ? (
            <StoryFrame story={story} language={language} />
          ) : (
            <StoryView key={story.id} story={story} args={args} />
          )
        }
      </LanguagePair>
      {!framed && Object.keys(story.argTypes).length > 0 && (
        <div className="docs-controls min-w-0 overflow-x-auto rounded-control border border-line bg-surface">
          <Controls of={story.moduleExport} />
        </div>
      )}
    </>
  )
}
