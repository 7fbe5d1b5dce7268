import { useEffect, useRef, use } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { DOCS_RENDERED } from 'storybook/internal/core-events'
import type { Args } from 'storybook/internal/types'
import { SahaProvider } from '@saha/ui/provider'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@saha/ui/table'
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
  // The add-on rewrites stylesheets after the first render; this part renders later.
  useEffect(() => channel.emit(DOCS_RENDERED, story.id), [channel, story.id])
  return (
    <Table caption="Variants and states" captionHidden className="w-max">
      <TableHead>
        <TableRow>
          {prop && (
            <TableHeaderCell>
              <Code>{prop}</Code>
            </TableHeaderCell>
          )}
          {states.map(({ name }) => (
            <TableHeaderCell key={name}>{name}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {options.map((option) => (
          <TableRow key={String(option)}>
            {prop && (
              <TableHeaderCell scope="row">
                <Code>{String(option)}</Code>
              </TableHeaderCell>
            )}
            {states.map((state) => (
              <TableCell key={state.name}>
                <SahaProvider scope="element" locale="en">
                  <Sample story={story} state={state} args={prop ? { [prop]: option } : {}} />
                </SahaProvider>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
