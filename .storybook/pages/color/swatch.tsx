import { AlertIcon, CheckIcon, Icon, Num } from '@saha/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { contrast } from '../contrast.ts'
import { Code } from '../page.tsx'
import { tokenGroups } from '../tokens/tokens.ts'
import { getPairs, type ColorToken, type Pair } from './pairs.ts'

const box = 'grid h-16 w-24 shrink-0 place-items-center rounded-control border border-line'

/** A color on its background, with the contrast measured on this screen. */
function Measured({ token, on, wanted }: { token: ColorToken } & Pair) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    if (!sample.current) return
    const { color, backgroundColor } = getComputedStyle(sample.current)
    setRatio(contrast(color, backgroundColor))
  }, [])
  const kept = ratio !== undefined && ratio >= wanted
  return (
    <div className="grid justify-items-center gap-1">
      <span
        ref={sample}
        aria-hidden="true"
        className={`${box} type-heading`}
        style={{ color: `var(--saha-${token})`, background: `var(--saha-${on})` }}
      >
        {wanted === 3 ? <span className="size-8 rounded-pill border-4 border-current" /> : 'Aa'}
      </span>
      <span
        className={`flex items-center gap-1 type-caption ${kept ? 'text-ink' : 'text-danger'}`}
        title={on}
      >
        <Icon icon={kept ? CheckIcon : AlertIcon} size={1} />
        <Num>{ratio === undefined ? '…' : `${ratio.toFixed(1)}:1`}</Num>
      </span>
    </div>
  )
}

const values = new Map(tokenGroups.color.map(({ name, values }) => [name, values]))

/** A token in one theme with its value: a swatch, or one for each background on which it is used. */
export function Swatches({ token, theme }: { token: ColorToken; theme: 'light' | 'dark' }) {
  const pairs = getPairs(token)
  return (
    <div data-theme={theme} className="flex flex-wrap items-center gap-3 bg-ground p-4 text-ink">
      {pairs.length === 0 ? (
        <span
          aria-hidden="true"
          className="h-16 w-full rounded-control border border-line"
          style={{ background: `var(--saha-${token})` }}
        />
      ) : (
        pairs.map((pair) => <Measured key={pair.on} token={token} {...pair} />)
      )}
      <p className="w-full type-caption text-ink-muted">
        <Code>{values.get(token)?.[theme === 'light' ? 0 : 1] ?? ''}</Code>
      </p>
    </div>
  )
}
