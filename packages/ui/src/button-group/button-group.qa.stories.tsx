import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { PauseIcon, RetryIcon, SoundIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import { ButtonGroup } from './button-group.tsx'

export default { title: 'Components/Actions/ButtonGroup/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every variant and size of button, a single button, toggles, and labels that wrap. */
export function Variants() {
  const { label, names, long } = useSample({
    en: { label: 'Turns', names: ['Back', 'Hint', 'Again'], long: 'Begin again from the very first level' },
    ar: { label: 'الأدوار', names: ['تراجع', 'تلميح', 'إعادة'], long: 'ابدأ من جديد من المرحلة الأولى' },
  })
  const variants = ['neutral', 'action', 'quiet', 'danger'] as const
  return (
    <div className="flex max-w-4xl flex-wrap items-start gap-5">
      {variants.map((variant) =>
        (['horizontal', 'vertical'] as const).map((orientation) => (
          <ButtonGroup key={`${variant} ${orientation}`} label={label} orientation={orientation}>
            {names.map((name, at) => (
              <Button key={name} variant={variant} disabled={at === 1}>
                {name}
              </Button>
            ))}
          </ButtonGroup>
        )),
      )}
      <ButtonGroup label={label}>
        <Button size="small">{names[0]}</Button>
      </ButtonGroup>
      <ButtonGroup label={label}>
        <IconButton icon={SoundIcon} label={names[0] ?? ''} pressed={false} />
        <IconButton icon={PauseIcon} label={names[1] ?? ''} pressed />
        <IconButton icon={RetryIcon} label={names[2] ?? ''} />
      </ButtonGroup>
      <div className="w-70">
        <ButtonGroup label={label}>
          <Button>{long}</Button>
          <Button>{names[1]}</Button>
        </ButtonGroup>
      </div>
    </div>
  )
}
