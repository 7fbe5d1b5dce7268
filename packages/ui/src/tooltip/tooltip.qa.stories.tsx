import { IconButton } from '../icon-button/index.ts'
import { SoundIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip.tsx'

export default { title: 'Components/Overlays/Tooltip/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every side, with short and long text. */
export function Variants() {
  const { label, short, long } = useSample({
    en: {
      label: 'Mute',
      short: 'Mute',
      long: 'Mutes this game only; what other tabs play goes on, and the game remembers it next time',
    },
    ar: {
      label: 'كتم الصوت',
      short: 'كتم الصوت',
      long: 'يكتم صوت هذه اللعبة وحدها، فلا يمس ما يعمل في سواها، وتتذكره اللعبة في المرة القادمة',
    },
  })
  return (
    <div className="grid grid-cols-2 place-items-center gap-y-28 py-28">
      {[short, long].flatMap((words) =>
        (['inline-start', 'inline-end', 'top', 'bottom'] as const).map((side) => (
          <Tooltip key={`${words} ${side}`} open>
            <TooltipTrigger asChild>
              <IconButton icon={SoundIcon} label={label} />
            </TooltipTrigger>
            <TooltipContent side={side} avoidCollisions={false} className="max-w-48">
              {words}
            </TooltipContent>
          </Tooltip>
        )),
      )}
    </div>
  )
}
