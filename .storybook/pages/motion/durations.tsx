import { ArrowEndIcon, Button, Num, StarMotif, Text } from '@saha/ui'
import { useState } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { Code } from '../page.tsx'
import { tokenGroups } from '../tokens/tokens.ts'

const words = {
  en: {
    play: 'Play all',
    uses: {
      'duration-press': 'Pressing a tile, hovering, leaving the screen.',
      'duration-move': 'Moving within view: a thumb, a marker, a tile.',
      'duration-enter': 'Entering: dialogs, menus, toasts.',
    },
  },
  ar: {
    play: 'شغّلها معًا',
    uses: {
      'duration-press': 'للضغط على بلاطة والتحويم والخروج من الشاشة.',
      'duration-move': 'للتحرّك على مرأى منك: مقبض أو علامة أو بلاطة.',
      'duration-enter': 'للظهور: مربعات الحوار والقوائم والإشعارات.',
    },
  },
}

const durations = tokenGroups.motion.filter(({ type }) => type === 'duration')

/** Each duration as a tile that crosses its lane. Under reduced motion it appears on the other side. */
export function Durations() {
  const say = useSample(words)
  const uses: Readonly<Record<string, string>> = say.uses
  const [isThere, setThere] = useState(false)
  return (
    <div className="tile grid justify-items-start gap-6 rounded-panel bg-surface p-6">
      {durations.map(({ name, values }) => (
        <div key={name} className="grid w-full items-center gap-x-6 gap-y-2 md:grid-cols-[18rem_1fr]">
          <div className="grid gap-1">
            <p className="flex flex-wrap gap-x-3 type-label">
              <Code>{name}</Code>
              <Num className="text-ink-muted">{values[0]}</Num>
            </p>
            <Text size="small" tone="muted">
              {uses[name]}
            </Text>
          </div>
          <span className="relative h-12 rounded-control bg-sunken">
            <span
              className="absolute inset-y-2 grid w-12 place-items-center rounded-tag bg-link text-ground transition-[inset-inline-start] ease-(--saha-easing-out)"
              style={{
                insetInlineStart: isThere ? 'calc(100% - 3.5rem)' : '0.5rem',
                transitionDuration: `var(--saha-${name})`,
              }}
            >
              <StarMotif size="1.25rem" />
            </span>
          </span>
        </div>
      ))}
      <Button endIcon={ArrowEndIcon} onClick={() => setThere(!isThere)}>
        {say.play}
      </Button>
    </div>
  )
}
