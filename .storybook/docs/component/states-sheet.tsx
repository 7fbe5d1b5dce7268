import { useEffect, useRef, use } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { DOCS_RENDERED } from 'storybook/internal/core-events'
import type { Args } from 'storybook/internal/types'
import { SahaProvider } from '@saha/ui/provider'
import { ScrollRegion } from '../../../packages/ui/src/scroll-edges/index.ts'
import { StoryView, type DocsStory } from './docs-story.tsx'
import { findRootElement } from './props-table.tsx'
import { Code } from './section.tsx'

interface State {
  name: string
  /** Class of the pseudo-states add-on, which applies rules for the state to all inside. */
  className?: string
  args?: Args
  hasLongWords?: boolean
}

const pointerStates: readonly State[] = [
  { name: 'Hover', className: 'pseudo-hover-all' },
  { name: 'Pressed', className: 'pseudo-hover-all pseudo-active-all' },
  { name: 'Focus', className: 'pseudo-focus-all pseudo-focus-visible-all' },
]
const stateProps = [
  'disabled',
  'busy',
  'invalid',
  'readOnly',
  'pressed',
  'selected',
  'checked',
  'defaultChecked',
]
const variantProps = ['variant', 'tone', 'size', 'hue', 'orientation']
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'

const toTitle = (prop: string) => prop.replace(/^default/, '').replace(/^./, (letter) => letter.toUpperCase())

function findStates({ argTypes, title }: DocsStory, isInteractive: boolean): State[] {
  const canBeDisabled = /^(?:button|input|select|textarea)$/.test(findRootElement(title) ?? '')
  const own = stateProps.filter((prop) => argTypes[prop] ?? (prop === 'disabled' && canBeDisabled))
  return [
    { name: 'Rest' },
    ...(isInteractive ? pointerStates : []),
    ...own.map((prop) => ({ name: toTitle(prop), args: { [prop]: true } })),
    { name: 'Long words', hasLongWords: true },
  ]
}

/** Returns the rows of the sheet: the options of the first prop that changes the look. */
function findVariants({ argTypes }: DocsStory): { prop: string; options: readonly unknown[] } {
  const prop = variantProps.find((name) => (argTypes[name]?.options?.length ?? 0) > 1)
  return prop ? { prop, options: argTypes[prop]?.options ?? [] } : { prop: '', options: [''] }
}

function Sample({ story, state, args }: { story: DocsStory; state: State; args: Args }) {
  const cell = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!state.hasLongWords || !cell.current) return
    const texts = document.createTreeWalker(cell.current, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const isNumber = text.parentElement?.dataset.slot === 'num'
      if (text.textContent?.trim() && !isNumber) text.textContent = longWord
    }
  }, [state])
  return (
    <div ref={cell} inert className={`max-w-64 min-w-0 ${state.className ?? ''}`}>
      <StoryView key={story.id} story={story} args={{ ...args, ...state.args }} />
    </div>
  )
}

/** Variants of a component in each of its states, labeled. */
export function StatesSheet({ story, isInteractive }: { story: DocsStory; isInteractive: boolean }) {
  const { channel } = use(DocsContext)
  const states = findStates(story, isInteractive)
  const { prop, options } = findVariants(story)
  // The add-on rewrites stylesheets when a page has rendered; this part comes later.
  useEffect(() => channel.emit(DOCS_RENDERED, story.id), [channel, story.id])
  return (
    <ScrollRegion
      label="Variants and states"
      className="relative overflow-x-auto rounded-control border border-line bg-surface"
    >
      <table className="border-collapse text-start">
        <thead>
          <tr className="border-b border-line bg-sunken">
            {prop && (
              <th scope="col" className="px-4 py-2.5 text-start type-label text-ink-muted">
                <Code>{prop}</Code>
              </th>
            )}
            {states.map(({ name }) => (
              <th key={name} scope="col" className="px-4 py-2.5 text-start type-label text-ink-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={String(option)} className="border-b border-line last:border-0">
              {prop && (
                <th scope="row" className="px-4 py-4 text-start font-medium">
                  <Code>{String(option)}</Code>
                </th>
              )}
              {states.map((state) => (
                <td key={state.name} className="px-4 py-4">
                  <SahaProvider scope="element" locale="en">
                    <Sample story={story} state={state} args={prop ? { [prop]: option } : {}} />
                  </SahaProvider>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
