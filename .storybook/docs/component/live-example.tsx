import { Controls, DocsContext } from '@storybook/addon-docs/blocks'
import { use, useEffect, useState } from 'react'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import type { Args } from 'storybook/internal/types'
import { LanguagePair, StoryView, type DocsStory } from './docs-story.tsx'

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
export function LiveExample({ story }: { story: DocsStory }) {
  const args = useStoryArgs(story)
  const argTypes = Object.entries(story.argTypes)
  const fixed = argTypes.filter(([, { control }]) => !control).map(([name]) => name)
  return (
    <>
      <LanguagePair>{() => <StoryView key={story.id} story={story} args={args} />}</LanguagePair>
      {fixed.length < argTypes.length && (
        <div className="docs-controls min-w-0 overflow-x-auto rounded-control border border-line bg-surface">
          <Controls of={story.moduleExport} exclude={fixed} />
        </div>
      )}
    </>
  )
}
