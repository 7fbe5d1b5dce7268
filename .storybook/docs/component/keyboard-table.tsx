import type { ReactNode } from 'react'
import type { KeyboardRow } from '../../../packages/ui/src/testing/component-docs.ts'
import { DocsTable } from './docs-table.tsx'

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[0.4em] border border-line-strong bg-surface px-1.5 py-0.5 font-code text-[0.8em] whitespace-nowrap">
    {children.replace(/Arrow\w+/, (arrow) => arrows[arrow] ?? arrow)}
  </kbd>
)

const toPhysical = (keys: string, forward: string, backward: string) =>
  keys.replace('ArrowForward', forward).replace('ArrowBackward', backward)

function Keys({ keys }: { keys: string }): ReactNode {
  return keys.split(' / ').map((key, at) => (
    <span key={key}>
      {at > 0 && ' or '}
      <Key>{toPhysical(key, 'ArrowRight', 'ArrowLeft')}</Key>
      {/Arrow(?:Forward|Backward)/.test(key) && (
        <>
          {' '}
          (in Arabic <Key>{toPhysical(key, 'ArrowLeft', 'ArrowRight')}</Key>)
        </>
      )}
    </span>
  ))
}

/** The keys of a component, which a test presses in both languages. */
export const KeyboardTable = ({ rows }: { rows: readonly KeyboardRow[] }) => (
  <DocsTable
    label="Keyboard"
    heads={['Keys', 'Action']}
    rows={rows.map(({ keys, does }) => ({
      key: `${keys} ${does}`,
      cells: [<Keys key="keys" keys={keys} />, does],
    }))}
  />
)
