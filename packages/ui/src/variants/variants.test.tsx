import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AdSlot } from '../ad-slot/index.ts'
import { Avatar } from '../avatar/index.ts'
import { Badge } from '../badge/index.ts'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { ButtonGroup } from '../button-group/index.ts'
import { Card } from '../card/index.ts'
import { ChatMessage } from '../chat-message/index.ts'
import { ChatTranscript } from '../chat-transcript/index.ts'
import { Heading } from '../heading/index.ts'
import { CloseIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Progress } from '../progress/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { StarFigure } from '../star-motif/index.ts'
import { StarRating } from '../star-rating/index.ts'
import { StatusLine } from '../status-line/index.ts'
import { Tag } from '../tag/index.ts'
import { renderIn } from '../testing/render.tsx'
import { Text } from '../text/index.ts'
import { TextLink } from '../text-link/index.ts'

/** Untyped props, as JavaScript hosts may pass them. */
type Prop = Record<string, never>

const cases: [name: string, prop: string, known: string[], build: (prop: Prop) => ReactElement][] = [
  ['AdSlot', 'variant', ['banner', 'rectangle'], (prop) => <AdSlot {...prop} />],
  ['Avatar', 'size', ['small', 'large'], (prop) => <Avatar name="Noor" {...prop} />],
  ['Avatar', 'hue', ['puzzle', 'cooking'], (prop) => <Avatar name="Noor" {...prop} />],
  ['Badge', 'tone', ['neutral', 'danger'], (prop) => <Badge {...prop}>12</Badge>],
  ['Badge', 'hue', ['puzzle', 'cooking'], (prop) => <Badge {...prop}>12</Badge>],
  ['Banner', 'tone', ['info', 'welcome'], (prop) => <Banner title="News" {...prop} />],
  ['Button', 'variant', ['action', 'quiet'], (prop) => <Button {...prop}>Play</Button>],
  ['Button', 'size', ['small', 'large'], (prop) => <Button {...prop}>Play</Button>],
  ['ButtonGroup', 'orientation', ['horizontal'], (prop) => <ButtonGroup label="Turn" {...prop} />],
  ['Card', 'raised', ['flat', 'low'], (prop) => <Card {...prop} />],
  [
    'ChatMessage',
    'from',
    ['user', 'model'],
    (prop) => (
      <ChatTranscript label="Chat">
        <ChatMessage who="You" {...(prop as { from: never })} />
      </ChatTranscript>
    ),
  ],
  ['Heading', 'level', ['1', '4'], (prop) => <Heading {...(prop as { level: never })}>Games</Heading>],
  [
    'Heading',
    'size',
    ['display', 'title'],
    (prop) => (
      <Heading level={2} {...prop}>
        Games
      </Heading>
    ),
  ],
  [
    'IconButton',
    'variant',
    ['action', 'quiet'],
    (prop) => <IconButton icon={CloseIcon} label="Close" {...prop} />,
  ],
  [
    'IconButton',
    'size',
    ['small', 'large'],
    (prop) => <IconButton icon={CloseIcon} label="Close" {...prop} />,
  ],
  ['Progress', 'size', ['small', 'medium'], (prop) => <Progress label="Upload" {...prop} />],
  ['Skeleton', 'shape', ['text', 'circle'], (prop) => <Skeleton {...prop} />],
  ['StarFigure', 'tone', ['neutral', 'danger'], (prop) => <StarFigure {...prop} />],
  ['StarRating', 'size', ['small', 'large'], (prop) => <StarRating value={4} {...prop} />],
  ['StarRating', 'variant', ['stars', 'compact'], (prop) => <StarRating value={4} {...prop} />],
  ['StatusLine', 'state', ['idle', 'failed'], (prop) => <StatusLine {...(prop as { state: never })} />],
  ['Tag', 'hue', ['puzzle', 'cooking'], (prop) => <Tag {...prop}>Puzzle</Tag>],
  ['Text', 'size', ['lead', 'caption'], (prop) => <Text {...prop}>Words</Text>],
  ['Text', 'tone', ['ink', 'danger'], (prop) => <Text {...prop}>Words</Text>],
  ['Text', 'as', ['p', 'div'], (prop) => <Text {...prop}>Words</Text>],
  [
    'TextLink',
    'variant',
    ['inline', 'standalone'],
    (prop) => (
      <TextLink href="#/" {...prop}>
        Games
      </TextLink>
    ),
  ],
]

const readClassNames = (container: HTMLElement) =>
  [...container.querySelectorAll('*')].map(
    (element) => `${element.localName} ${element.getAttribute('class')}`,
  )

afterEach(() => void vi.restoreAllMocks())

describe.each(cases)('<%s> with an unknown %s', (name, prop, known, build) => {
  it('falls back to the default, and warns once with the valid names', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const plain = await renderIn('en', build({ [prop]: undefined } as Prop))
    expect(warn).not.toHaveBeenCalled()
    const usual = readClassNames(plain.container)
    await plain.unmount()
    for (const wrong of ['wrong', '__proto__', 'constructor', 'toString']) {
      // An object literal with `__proto__` would set the prototype.
      const props = Object.fromEntries([[prop, wrong]]) as Prop
      const screen = await renderIn('en', build(props))
      expect(readClassNames(screen.container), wrong).toEqual(usual)
      await screen.rerender(build(props))
      await screen.unmount()
      const told = warn.mock.calls.map(([text]) => String(text)).filter((text) => text.includes(`"${wrong}"`))
      expect(told).toEqual([expect.stringContaining(`<${name}> does not know the ${prop} "${wrong}"`)])
      for (const value of known) expect(told[0]).toContain(`"${value}"`)
    }
    expect(warn).toHaveBeenCalledTimes(4)
  })
})
