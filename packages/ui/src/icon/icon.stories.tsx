import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import BesideTextExample from './beside-text.example.tsx'
import { Icon, type DefinedIcon, type IconSource } from './index.ts'
import LabelledExample from './labelled.example.tsx'
import OwnIconExample from './own-icon.example.tsx'

const meta = {
  title: 'Components/Structure/Icon',
  component: Icon,
  args: { icon: icons.PlayIcon as IconSource, size: 2 },
  argTypes: { icon: { control: 'select', options: Object.keys(icons), mapping: icons } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { icon: icons.HeartIcon, filled: true } }

/** Decorative beside words, in the size and color of the text. */
export const BesideText: Story = { tags: ['example'], render: BesideTextExample }

/** An icon in place of words gets a label. */
export const Labelled: Story = { tags: ['example'], render: LabelledExample }

/** An icon of the host, which declares that it mirrors. */
export const OwnIcon: Story = { tags: ['example'], render: OwnIconExample }

function Group({ title, names }: { title: string; names: [string, DefinedIcon][] }) {
  return (
    <section className="grid gap-3">
      <h3 className="type-subheading">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {names.map(([name, Drawing]) => (
          <li key={name} className="tile grid justify-items-center gap-2 rounded-control bg-surface p-4">
            <span className="flex gap-5">
              {(['ltr', 'rtl'] as const).map((dir) => (
                <bdi key={dir} dir={dir} className="grid justify-items-center gap-1">
                  <Drawing size={1.75} />
                  <span className="type-caption text-ink-muted">{dir}</span>
                </bdi>
              ))}
            </span>
            <code dir="ltr" className="text-center font-code type-caption wrap-anywhere">
              {name}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All icons of the kit, in both directions. */
export const All: Story = {
  render: function All() {
    const { along, still } = useSample({
      en: { along: 'Shows a way along the line: mirrors', still: 'A thing, a mark or media: never mirrors' },
      ar: { along: 'يدل على اتجاه مع السطر: ينعكس', still: 'شيء أو علامة أو وسيط: لا ينعكس أبدًا' },
    })
    const all = Object.entries(icons)
    return (
      <div className="grid gap-8">
        <Group title={along} names={all.filter(([, { mirrors }]) => mirrors)} />
        <Group title={still} names={all.filter(([, { mirrors }]) => !mirrors)} />
      </div>
    )
  },
}
