import { CheckIcon, CloseIcon, Icon, UserText, type DefinedIcon } from '@saha/ui'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'

const words = { en: { do: 'Do', dont: 'Don’t' }, ar: { do: 'افعل', dont: 'لا تفعل' } }

interface ListProps {
  title: string
  icon: DefinedIcon
  rules: readonly string[]
}

const List = ({ title, icon, rules }: ListProps) => (
  <div className="tile grid content-start gap-4 rounded-tile bg-surface p-6">
    <p className="flex items-center gap-2 type-subheading">
      <Icon icon={icon} />
      <span>{title}</span>
    </p>
    <ul className="grid gap-2">
      {rules.map((rule) => (
        <li key={rule} className="type-body text-ink-muted">
          <UserText>{rule}</UserText>
        </li>
      ))}
    </ul>
  </div>
)

/** Rules as two lists, told apart by icon and word, not by color. */
export function Guidelines({ do: dos, dont }: { do: readonly string[]; dont: readonly string[] }) {
  const say = useSample(words)
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <List title={say.do} icon={CheckIcon} rules={dos} />
      <List title={say.dont} icon={CloseIcon} rules={dont} />
    </div>
  )
}
