import { Bdi, CopyButton, Text } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { tokenDescriptions } from '../../packages/ui/src/tokens/tokens.generated.ts'
import { groupPanels, tokenGroups, type ColorToken, type GroupId } from './color/pairs.ts'
import { Swatches } from './color/swatch.tsx'
import { Code, Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'Color',
    lead: 'Every color by role, in the light and the dark theme. Contrast ratios are measured on this screen.',
    copy: 'Copy variable',
    groups: {
      grounds: {
        title: 'Backgrounds and borders',
        text: 'Paper in the light theme, ink in the dark one; raised and sunken surfaces.',
      },
      ink: { title: 'Text', text: 'At least 7:1 on every background.' },
      action: { title: 'Saffron', text: 'For the one action that matters on a screen, and for stars.' },
      link: { title: 'Teal', text: 'Links, selection and the focus ring.' },
      tones: {
        title: 'Four tones',
        text: 'Good to know, succeeded, needs attention, failed or cannot be undone. An icon or the words say the same.',
      },
      night: { title: 'Night', text: 'The dark background in both themes: hero, player, posters.' },
      hues: {
        title: 'Six hues',
        text: 'One per category, at equal lightness and chroma, each with a fill, an edge, a tint and a text color.',
      },
    } satisfies Record<GroupId, { title: string; text: string }>,
  },
  ar: {
    title: 'الألوان',
    lead: 'كل لون باسم وظيفته، نهارًا ومساءً. وكل رقم مقيس هنا والآن على هذه الشاشة.',
    copy: 'انسخ المتغيّر',
    groups: {
      grounds: {
        title: 'الأرضيات والحواف',
        text: 'ورق في النهار وحبر في المساء، وما يقف عليهما وما يغور فيهما.',
      },
      ink: { title: 'النص', text: 'تباين لا يقلّ عن 7 إلى 1 على كل أرضية يقف عليها.' },
      action: { title: 'الزعفران', text: 'للفعل الأهم في الشاشة، وللنجوم.' },
      link: { title: 'الأخضر المزرقّ', text: 'للروابط وما اختير، وللحلقة حول ما عليه التركيز.' },
      tones: {
        title: 'أربع نبرات',
        text: 'لما يحسن العلم به، ولما نجح، ولما يستدعي الانتباه، ولما تعثّر أو لا رجعة فيه. وتقول الأيقونة أو الكلمات المعنى نفسه.',
      },
      night: { title: 'الليل', text: 'أرضية المساء في المظهرين: الواجهة الكبيرة والمشغّل والملصقات.' },
      hues: {
        title: 'ستة ألوان',
        text: 'لون لكل تصنيف، متساوية في السطوع والتشبّع، ولكلٍّ منها حشوة وحافة وظلّ ونص.',
      },
    } satisfies Record<GroupId, { title: string; text: string }>,
  },
}

function Description({ token }: { token: ColorToken }) {
  const say = useSample(words)
  const text = tokenDescriptions[token]
  return (
    <div className="grid content-center gap-1 px-6 py-4">
      <Text size="label" className="font-semibold">
        <Code>{token}</Code>
      </Text>
      {text && (
        <Text size="small" tone="muted">
          <Bdi lang="en">{text}</Bdi>
        </Text>
      )}
      <CopyButton
        size="small"
        variant="quiet"
        value={`var(--saha-${token})`}
        label={say.copy}
        aria-label={`${say.copy} ${token}`}
        className="-ms-3 justify-self-start"
      />
    </div>
  )
}

function ColorPage() {
  const say = useSample(words)
  return (
    <Page title={say.title} lead={say.lead}>
      {tokenGroups.map(({ id, tokens }) => (
        <Section key={id} {...say.groups[id]}>
          {groupPanels(tokens).map((panel) => (
            <ul key={panel[0]} className="tile overflow-hidden rounded-panel bg-surface [--tile-depth:5px]">
              {panel.map((token) => (
                <li
                  key={token}
                  className="grid *:border-line not-first:*:border-t lg:grid-cols-[17rem_1fr_1fr]"
                >
                  <Description token={token} />
                  <Swatches token={token} theme="light" />
                  <Swatches token={token} theme="dark" />
                </li>
              ))}
            </ul>
          ))}
        </Section>
      ))}
    </Page>
  )
}

const meta = {
  title: 'Foundation/Color',
  component: ColorPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ColorPage>
export default meta

export const Color: StoryObj<typeof meta> = {}
