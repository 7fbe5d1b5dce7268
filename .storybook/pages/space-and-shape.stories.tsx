import { ArrowEndIcon, Button, HeartIcon, IconButton, Num, StarMotif, Tag, Text } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import tokens from '../../packages/ui/src/tokens/tokens.generated.json'
import { Code, Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'Space and shape',
    lead: 'An 8 px rhythm, rounded tiles, touch targets of thumb size, and content at most 1200 px wide.',
    space: 'Space',
    spaceText: 'Margins and padding, in steps of the rhythm.',
    corners: 'Corners',
    cornersText: 'The larger the element, the larger its radius.',
    targets: 'Targets',
    targetsText: 'At least 44 px for touch; the dashed line shows 44 by 44.',
    play: 'Play now',
    tag: 'speed',
    favorite: 'Add to favorites',
    press: 'Play',
    time: 'Timing',
    timeText: 'All animations ease out: a fast start and a gentle end. Reduced motion skips them.',
  },
  ar: {
    title: 'المسافات والأشكال',
    lead: 'إيقاع من 8 بكسل، وبلاط مستدير الزوايا، وأهداف يصيبها الإبهام، ومحتوى لا يتجاوز عرضه 1200 بكسل.',
    space: 'المسافات',
    spaceText: 'بين الأشياء وداخلها، بدرجات من الإيقاع نفسه.',
    corners: 'الزوايا',
    cornersText: 'كلما كبر الشيء استدارت زواياه أكثر.',
    targets: 'الأهداف',
    targetsText: '44 بكسل على الأقل حيث يضغط الإبهام، والخط المتقطّع يحدّ مربّعًا طول ضلعه 44.',
    play: 'العب الآن',
    tag: 'سرعة',
    favorite: 'أضف إلى المفضلة',
    press: 'أطلقها',
    time: 'الزمن',
    timeText: 'كل حركة تبدأ سريعة وتصل بهدوء. ومن يفضّل حركة أقلّ لا يراها.',
  },
}

const base: Readonly<Record<string, { value: string }>> = tokens.base
const named = (prefix: string) =>
  Object.entries(base)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, { value }]) => ({ name, value }))

const Label = ({ name, value }: { name: string; value: string }) => (
  <Text size="caption" as="span" className="flex flex-wrap gap-x-2">
    <Code>{name}</Code>
    <Num className="text-ink-muted">{value}</Num>
  </Text>
)

/** Shows each duration as a tile that moves across a lane. */
function Time({ press }: { press: string }) {
  const [there, go] = useState(false)
  return (
    <div className="tile grid justify-items-start gap-5 rounded-panel bg-surface p-6">
      {named('duration-').map(({ name, value }) => (
        <div key={name} className="grid w-full items-center gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
          <Label name={name} value={value} />
          <span className="relative h-10 rounded-control bg-sunken">
            <span
              className="absolute inset-y-1.5 grid w-10 place-items-center rounded-tag bg-link text-ground transition-[inset-inline-start] ease-(--saha-easing-out)"
              style={{
                insetInlineStart: there ? 'calc(100% - 2.875rem)' : '0.375rem',
                transitionDuration: `var(--saha-${name})`,
              }}
            >
              <StarMotif size="1rem" />
            </span>
          </span>
        </div>
      ))}
      <Button size="small" endIcon={ArrowEndIcon} onClick={() => go(!there)}>
        {press}
      </Button>
    </div>
  )
}

function SpacePage() {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.space} text={say.spaceText}>
        <ul className="tile grid gap-4 rounded-panel bg-surface p-6">
          {named('space-').map(({ name, value }) => (
            <li key={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
              <Label name={name} value={value} />
              <span className="h-5 rounded-[4px] bg-link" style={{ inlineSize: `var(--saha-${name})` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say.corners} text={say.cornersText}>
        <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-5">
          {named('radius-').map(({ name, value }) => (
            <li key={name} className="grid gap-3">
              <span
                className="tile grid h-28 place-items-center bg-surface text-link [--tile-depth:5px]"
                style={{ borderRadius: `var(--saha-${name})` }}
              >
                <StarMotif size="2rem" />
              </span>
              <Label name={name} value={value} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say.targets} text={say.targetsText}>
        <div className="tile flex flex-wrap items-center gap-8 rounded-panel bg-surface p-8">
          {[
            <Button key="button">{say.play}</Button>,
            <IconButton key="icon" icon={HeartIcon} label={say.favorite} />,
            <Tag key="tag" asChild>
              <a href="#tag">{say.tag}</a>
            </Tag>,
          ].map((control) => (
            <span key={control.key} className="relative grid place-items-center">
              {control}
              <span className="pointer-events-none absolute size-11 border border-dashed border-danger" />
            </span>
          ))}
        </div>
      </Section>
      <Section title={say.time} text={say.timeText}>
        <Time press={say.press} />
        <Label name="easing-out" value={base['easing-out']?.value ?? ''} />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Space and shape',
  component: SpacePage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpacePage>
export default meta

export const SpaceAndShape: StoryObj<typeof meta> = { name: 'Space and shape' }
