import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Icon, icons, type IconName } from './index.ts'

const meta = {
  title: 'Kit/Structure/Icon',
  component: Icon,
  args: { name: 'play', size: 2 },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { name: 'heart', filled: true } }

export const Labelled: Story = {
  render: function Labelled(args) {
    const { best } = useSample({ en: { best: 'Best score' }, ar: { best: 'أفضل نتيجة' } })
    return <Icon {...args} name="trophy" label={best} />
  },
}

function Group({ title, names }: { title: string; names: IconName[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="type-subheading">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {names.map((name) => (
          <li key={name} className="tile grid justify-items-center gap-2 rounded-control bg-surface p-4">
            <span className="flex gap-5">
              {(['ltr', 'rtl'] as const).map((dir) => (
                <bdi key={dir} dir={dir} className="grid justify-items-center gap-1">
                  <Icon name={name} size={1.75} />
                  <span className="type-caption text-ink-muted">{dir}</span>
                </bdi>
              ))}
            </span>
            <code dir="ltr" className="text-center font-code type-caption">
              {name}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The whole registry, each drawing in a line of either direction. */
export const All: Story = {
  render: function All() {
    const { along, still } = useSample({
      en: { along: 'Shows a way along the line: mirrors', still: 'A thing, a mark or media: never mirrors' },
      ar: { along: 'يدل على اتجاه مع السطر: ينعكس', still: 'شيء أو علامة أو وسيط: لا ينعكس أبدًا' },
    })
    const names = Object.keys(icons) as IconName[]
    return (
      <div className="grid gap-8">
        <Group title={along} names={names.filter((name) => icons[name].mirrors)} />
        <Group title={still} names={names.filter((name) => !icons[name].mirrors)} />
      </div>
    )
  },
}
