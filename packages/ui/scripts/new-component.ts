/**
 * Scaffolds a component: eight files, a budget and an export, all passing the library's checks. Run `npm run
 * new:component rating-chart [Group] [kit folder]`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const groups = ['Actions', 'Forms', 'Overlays', 'Structure', 'Portal', 'Studio']
const kit = fileURLToPath(new URL('..', import.meta.url))
const [name = '', group = 'Structure', here = kit] = process.argv.slice(2)
const folder = join(here, 'src', name)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
  stop('Name the component in lower-case words with hyphens: npm run new:component rating-chart')
if (!groups.includes(group)) stop(`There is no group ${group}. There are: ${groups.join(', ')}.`)
if (existsSync(folder)) stop(`packages/ui/src/${name} is already there.`)

const Name = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const { version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { version: string }
const today = new Date().toISOString().slice(0, 10)

const files: Record<string, string> = {
  'index.ts': `export { ${Name}, type ${Name}Props } from './${name}.tsx'\n`,

  [`${name}.tsx`]: `import type { ComponentProps } from 'react'
import { variants } from '../variants/variants.ts'

const ${camel}Look = variants('${Name}', 'sa:tile sa:rounded-tile sa:bg-surface sa:p-4 sa:text-ink', {
  variants: { size: { normal: '', large: 'sa:p-6' } },
  defaultVariants: { size: 'normal' },
})

export interface ${Name}Props extends ComponentProps<'div'> {
  /** Space around the content. @default 'normal' */
  size?: 'normal' | 'large'
}

/** Say in one sentence what it is for. */
export const ${Name} = ({ size = 'normal', className, ...rest }: ${Name}Props) => (
  <div
    data-slot="${name}"
    data-size={size}
    className={${camel}Look({ size, className })}
    {...rest}
  />
)
`,

  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { ${Name}, type ${Name}Props } from './${name}.tsx'
import YourTurnExample from './your-turn.example.tsx'

function Sample(props: ${Name}Props) {
  const { text } = useSample({ en: { text: 'Your turn' }, ar: { text: 'دورك الآن' } })
  return <${Name} {...props}>{text}</${Name}>
}

const meta = {
  title: 'Components/${group}/${Name}',
  component: ${Name},
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ${Name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The simplest use. */
export const YourTurn: Story = { tags: ['example'], render: YourTurnExample }

export const Large: Story = { args: { size: 'large' } }
`,

  [`${name}.qa.stories.tsx`]: `import { useSample } from '../testing/sample.ts'
import { ${Name} } from './${name}.tsx'

export default { title: 'Components/${group}/${Name}/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every size with a short and with a long text. */
export function Variants() {
  const { short, long } = useSample({
    en: { short: 'Your turn', long: 'Your turn: the whole board is open and nobody is waiting for you' },
    ar: { short: 'دورك الآن', long: 'دورك الآن: اللوحة كلها مفتوحة أمامك ولا أحد ينتظرك' },
  })
  return (
    <div className="grid max-w-md gap-4">
      {(['normal', 'large'] as const).flatMap((size) =>
        [short, long].map((text) => (
          <${Name} key={\`\${size} \${text}\`} size={size}>
            {text}
          </${Name}>
        )),
      )}
    </div>
  )
}
`,

  [`${name}.test.tsx`]: `import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { ${Name} } from './${name}.tsx'

describeConformance('${Name}', (props) => <${Name} {...props}>دورك الآن</${Name}>, { slot: '${name}' })

describe('${Name}', () => {
  it.each(locales)('says which size it has (%s)', async (locale) => {
    const screen = await renderIn(locale, <${Name} size="large">12</${Name}>)
    await expect.element(screen.getByText('12')).toHaveAttribute('data-size', 'large')
  })
})
`,

  ['your-turn.example.tsx']: `import { ${Name} } from '@saha/ui/${name}'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { turn: 'Your turn' },
  ar: { turn: 'دورك الآن' },
}

export default function YourTurn() {
  const { turn } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <${Name}>{turn}</${Name}>
}
`,

  [`${name}.guidelines.tsx`]: `import type { Guideline } from '../testing/component-docs.ts'
import { ${Name} } from './${name}.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say the one thing that matters.', ar: 'قل الأهم وحده.' },
      sample: (language) => <${Name}>{{ en: 'Your turn', ar: 'دورك الآن' }[language]}</${Name}>,
    },
    dont: {
      rule: { en: 'Do not tell a story.', ar: 'لا تسرد قصة.' },
      sample: (language) => (
        <${Name}>
          {
            {
              en: 'It is now your turn to make a move on the board',
              ar: 'لقد حان الآن دورك لتقوم بحركة على اللوحة',
            }[language]
          }
        </${Name}>
      ),
    },
  },
]
`,

  [`${name}.docs.json`]: `${JSON.stringify(
    {
      status: 'draft',
      since: version,
      usage: ['Say which situation calls for it.'],
      alternatives: [],
      parts: [{ slot: name, what: 'The element' }],
      keyboard: [],
      behavior: {
        focus: 'Takes no focus.',
        motion: 'Does not move.',
        forcedColors: 'Its edge stays visible.',
      },
      rtl: ['Its content follows the reading direction; nothing in it has a side of its own.'],
      accessibility: {
        reviewed: today,
        builtIn: ['A plain element: it takes no focus and says nothing.'],
        yourPart: ['Say what it must be told.'],
        howToTest: ['Read it with a screen reader.'],
        knownIssues: [],
      },
    },
    null,
    2,
  )}\n`,
}

mkdirSync(folder)
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
spawnSync('oxfmt', [folder], { stdio: 'inherit' })

const index = join(here, 'src/index.ts')
const lines = readFileSync(index, 'utf8').trimEnd().split('\n')
writeFileSync(index, `${[...lines, `export * from './${name}/index.ts'`].toSorted().join('\n')}\n`)

const budgets = join(here, 'budgets.json')
const known = JSON.parse(readFileSync(budgets, 'utf8')) as Record<string, number>
const sorted = Object.entries({ ...known, [name]: 2 }).toSorted(([a], [b]) => a.localeCompare(b))
writeFileSync(budgets, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)

process.stdout.write(`packages/ui/src/${name} is written. Next:
  npm run sizes -w @saha/ui                                   measures it for its docs
  npm run props -w @saha/ui                                   extracts the reference of its props
  npx vitest --project components packages/ui/src/${name}     watches its tests in a browser
  npm run storybook                                           shows it in both languages
  npm run screenshots:update                                  takes its screenshots\n`)
