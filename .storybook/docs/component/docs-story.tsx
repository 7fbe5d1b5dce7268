import { SahaProvider } from '@saha/ui/provider'
import type { ReactRenderer } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { Args, PreparedStory } from 'storybook/internal/types'
import { useToolbar } from '../globals.ts'

export type DocsStory = PreparedStory<ReactRenderer>
export type Language = 'en' | 'ar'
export const languages: readonly Language[] = ['en', 'ar']
const languageNames = { en: 'English', ar: 'العربية' }

/** Returns a story's name as a phrase: "Click counter". */
export const formatStoryName = ({ name }: Pick<DocsStory, 'name'>) =>
  name.replaceAll(/ [A-Z](?=[a-z])/g, (word) => word.toLowerCase())

/** Renders a story without Storybook's frame; its hooks belong to this component, so give it the story's id as key. */
export function StoryView({ story, args }: { story: DocsStory; args?: Args }) {
  const { theme } = useToolbar()
  const context = { ...story, args: { ...story.initialArgs, ...args }, globals: { theme }, viewMode: 'docs' }
  return story.originalStoryFn(context.args, context as never)
}

/** A sample in English and Arabic, side by side where there is room. */
export const LanguagePair = ({ children }: { children: () => ReactNode }) => (
  <div className="grid min-w-0 gap-4 md:grid-cols-2">
    {languages.map((language) => (
      <figure key={language} className="min-w-0 overflow-hidden rounded-tile border border-line bg-surface">
        <figcaption
          lang={language}
          className="border-b border-line bg-sunken px-4 py-1.5 type-caption text-ink-muted"
        >
          {languageNames[language]}
        </figcaption>
        <SahaProvider scope="element" locale={language}>
          <div className="min-w-0 p-6">{children()}</div>
        </SahaProvider>
      </figure>
    ))}
  </div>
)

interface StoryFrameProps {
  story: Pick<DocsStory, 'id' | 'name'>
  language: Language
  onLoad?: (frame: HTMLIFrameElement) => void
}

/** A story in its own document, for components that cover or measure the page. */
export function StoryFrame({ story: { id, name }, language, onLoad }: StoryFrameProps) {
  const { theme } = useToolbar()
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- this very Storybook: it needs its scripts and its origin
    <iframe
      title={`${name} (${languageNames[language]})`}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&globals=locale:${language};theme:${theme};a11y.manual:!true`}
      className="h-[30rem] w-full border-0 bg-ground"
      onLoad={(event) => onLoad?.(event.currentTarget)}
    />
  )
}
