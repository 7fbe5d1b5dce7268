import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from './popover.tsx'

export default { title: 'Components/Overlays/Popover/QA', tags: ['qa', '!dev', '!autodocs'] }

const places = [
  ['top', 'start'],
  ['top', 'end'],
  ['inline-start', 'center'],
  ['inline-end', 'start'],
  ['bottom', 'start'],
  ['bottom', 'end'],
] as const

/** Every logical side, each open next to its trigger. */
export function Variants() {
  const { open, title, text } = useSample({
    en: { open: 'Invite', title: 'Play together', text: 'Whoever has this code joins your round.' },
    ar: { open: 'ادعُ صديقًا', title: 'العبوا معًا', text: 'من يملك هذا الرمز ينضم إلى جولتك.' },
  })
  return (
    <div className="grid grid-cols-2 justify-items-center gap-y-44 py-36">
      {places.map(([side, align]) => (
        <Popover key={`${side} ${align}`} open>
          <PopoverTrigger asChild>
            <Button>{open}</Button>
          </PopoverTrigger>
          <PopoverContent
            side={side}
            align={align}
            className="w-52"
            avoidCollisions={false}
            onOpenAutoFocus={(event) => event.preventDefault()}
          >
            <PopoverTitle>{title}</PopoverTitle>
            <p className="type-small">{text}</p>
          </PopoverContent>
        </Popover>
      ))}
    </div>
  )
}
