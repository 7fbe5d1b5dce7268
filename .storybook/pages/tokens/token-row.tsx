import {
  Bdi,
  CheckIcon,
  CopyButton,
  Icon,
  Num,
  StarMotif,
  TableCell,
  TableHeaderCell,
  TableRow,
  Text,
} from '@saha/ui'
import { getPairs, type ColorToken } from '../color/pairs.ts'
import { contrast } from '../contrast.ts'
import { Code } from '../page.tsx'
import { tokenGroups, type Token } from './tokens.ts'

/** The forms in which a token is copied. */
const copyForms = {
  variable: ({ name, type }) => `var(--saha-${name}${type === 'typography' ? '-size' : ''})`,
  class: ({ className }) => className,
  path: ({ path }) => path,
} satisfies Record<string, (token: Token) => string | null>

export type CopyForm = keyof typeof copyForms

const colors = new Map(tokenGroups.color.map(({ name, values }) => [name, values]))

/** The contrast of a text color against the first background it is meant for. */
function Contrast({ token, theme }: { token: Token; theme: number }) {
  const [pair] = getPairs(token.name as ColorToken)
  const color = token.values[theme]
  const ground = pair && colors.get(pair.on)?.[theme]
  if (!color || !ground) return null
  const ratio = contrast(color, ground)
  return (
    <span className="flex items-center gap-1 type-caption text-ink" title={pair.on}>
      {ratio >= pair.wanted && <Icon icon={CheckIcon} size={1} />}
      <Num>{`${ratio.toFixed(1)}:1`}</Num>
    </span>
  )
}

function Sample({ token, value }: { token: Token; value: string }) {
  if (token.type === 'color')
    return (
      <span
        className="size-10 shrink-0 rounded-control border border-line-strong"
        style={{ background: value }}
      />
    )
  if (token.name.startsWith('space-'))
    return <span className="h-4 shrink-0 rounded-[2px] bg-link" style={{ inlineSize: value }} />
  if (token.name.startsWith('radius-'))
    return (
      <span
        className="grid size-10 shrink-0 place-items-center border-2 border-link text-link"
        style={{ borderRadius: value }}
      >
        <StarMotif size="1rem" />
      </span>
    )
  if (token.type === 'fontFamily')
    return (
      <span className="shrink-0 text-[1.5rem]" style={{ fontFamily: `var(--saha-${token.name})` }}>
        <Bdi lang="en">Aa</Bdi> <Bdi lang="ar">ضاد</Bdi>
      </span>
    )
  return null
}

function Value({ token, value, theme }: { token: Token; value: string; theme: number }) {
  return (
    <span className="flex items-center gap-3">
      <Sample token={token} value={value} />
      <span className="grid gap-0.5">
        <span className={`type-caption text-ink-muted ${token.type === 'color' ? 'whitespace-nowrap' : ''}`}>
          <Code>{value}</Code>
        </span>
        {token.type === 'color' && <Contrast token={token} theme={theme} />}
      </span>
    </span>
  )
}

/** A row of the token table: name and purpose, values, and the chosen form to copy. */
export function TokenRow({ token, form, copyLabel }: { token: Token; form: CopyForm; copyLabel: string }) {
  const text = copyForms[form](token)
  return (
    <TableRow>
      <TableHeaderCell scope="row" className="w-72 min-w-56">
        <span className="type-label font-semibold">
          <Code>{token.name}</Code>
        </span>
        {token.description && (
          <Text size="small" tone="muted">
            <Bdi lang="en">{token.description}</Bdi>
          </Text>
        )}
      </TableHeaderCell>
      {token.values.map((value, at) => (
        <TableCell key={at === 0 ? 'first' : 'second'}>
          <Value token={token} value={value} theme={at} />
        </TableCell>
      ))}
      <TableCell>
        {text === null ? (
          <span className="type-label text-ink-muted">–</span>
        ) : (
          <CopyButton
            size="small"
            variant="quiet"
            value={text}
            label={text}
            aria-label={`${copyLabel} ${text}`}
          />
        )}
      </TableCell>
    </TableRow>
  )
}
