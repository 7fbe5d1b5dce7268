import { Button, HeartIcon, IconButton, Num, SahaProvider, StarMotif, Tag, Text, useKit } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { Code, Page, Section } from './page.tsx'
import { tokenGroups } from './tokens/tokens.ts'

const words = {
  en: {
    title: 'Space and density',
    lead: 'An 8 px rhythm, rounded tiles, targets of thumb size, and content at most 1200 px wide.',
    space: 'Space',
    spaceText: 'Margins and padding, in steps of the rhythm; 4 px is its half step.',
    density: 'Density',
    densityText:
      'Three sizes of control, measured here. Small ones are for rows and toolbars; on touch screens they grow to 44 px.',
    compact: 'Compact',
    compactText:
      'Set density to compact on the provider: all of them get smaller, for tables and tools, where the pointer is fine.',
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    corners: 'Corners',
    cornersText: 'The larger the element, the larger its radius.',
    targets: 'Targets',
    targetsText: 'At least 44 px for touch; the dashed line shows 44 by 44.',
    play: 'Play now',
    tag: 'speed',
    favorite: 'Add to favorites',
  },
  ar: {
    title: 'المسافات والكثافة',
    lead: 'إيقاع من 8 بكسل، وبلاط مستدير الزوايا، وأهداف يصيبها الإبهام، ومحتوى لا يتجاوز عرضه 1200 بكسل.',
    space: 'المسافات',
    spaceText: 'بين الأشياء وداخلها، بدرجات من الإيقاع نفسه، ونصف الدرجة 4 بكسل.',
    density: 'الكثافة',
    densityText:
      'ثلاثة أحجام للعناصر مقيسة هنا. الصغير للصفوف وأشرطة الأدوات، ويكبر إلى 44 بكسل على شاشات اللمس.',
    compact: 'الكثافة المضغوطة',
    compactText: 'اجعل density في المزوّد compact، فتصغر كلها للجداول والأدوات حيث المؤشّر دقيق.',
    sizes: { small: 'صغير', medium: 'متوسط', large: 'كبير' },
    corners: 'الزوايا',
    cornersText: 'كلما كبر الشيء استدارت زواياه أكثر.',
    targets: 'الأهداف',
    targetsText: '44 بكسل على الأقل حيث يضغط الإبهام، والخط المتقطّع يحدّ مربّعًا طول ضلعه 44.',
    play: 'العب الآن',
    tag: 'سرعة',
    favorite: 'أضف إلى المفضلة',
  },
}

const Label = ({ name, value }: { name: string; value: string }) => (
  <Text size="caption" as="span" className="flex flex-wrap gap-x-2">
    <Code>{name}</Code>
    <Num className="text-ink-muted">{value}</Num>
  </Text>
)

const sizes = ['small', 'medium', 'large'] as const

/** Controls of one size, with the height measured on this screen. */
function Controls({ size }: { size: (typeof sizes)[number] }) {
  const say = useSample(words)
  const row = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const box = row.current?.querySelector('button')?.getBoundingClientRect()
    if (box) setHeight(Math.round(box.height))
  }, [])
  return (
    <li className="tile grid content-start gap-5 rounded-tile bg-surface p-6">
      <div ref={row} className="flex min-h-14 flex-wrap items-center gap-4">
        <Button size={size}>{say.play}</Button>
        <IconButton size={size} icon={HeartIcon} label={say.favorite} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 type-label">
        <span>{say.sizes[size]}</span>
        <Num className="text-ink-muted">{height === undefined ? '…' : `${height} px`}</Num>
      </p>
    </li>
  )
}

function SpacePage() {
  const say = useSample(words)
  const { locale } = useKit()
  const controls = (
    <ul className="grid gap-6 md:grid-cols-3">
      {sizes.map((size) => (
        <Controls key={size} size={size} />
      ))}
    </ul>
  )
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.space} text={say.spaceText}>
        <ul className="tile grid gap-4 rounded-panel bg-surface p-6">
          {tokenGroups.space.map(({ name, values }) => (
            <li key={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
              <Label name={name} value={values[0]} />
              <span className="h-5 rounded-[4px] bg-link" style={{ inlineSize: `var(--saha-${name})` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say.density} text={say.densityText}>
        {controls}
      </Section>
      <Section title={say.compact} text={say.compactText}>
        <SahaProvider locale={locale} density="compact" scope="element">
          {controls}
        </SahaProvider>
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
      <Section title={say.corners} text={say.cornersText}>
        <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-5">
          {tokenGroups.shape.map(({ name, values }) => (
            <li key={name} className="grid gap-3">
              <span
                className="tile grid h-28 place-items-center bg-surface text-link [--tile-depth:5px]"
                style={{ borderRadius: `var(--saha-${name})` }}
              >
                <StarMotif size="2rem" />
              </span>
              <Label name={name} value={values[0]} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Space and density',
  component: SpacePage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpacePage>
export default meta

export const SpaceAndDensity: StoryObj<typeof meta> = { name: 'Space and density' }
