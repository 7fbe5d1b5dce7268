import { CodeBlock, Field, SegmentedControl } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { Page, Section } from './page.tsx'
import { createBrandSheet } from './theming/brand-theme.ts'
import { BrandPreview } from './theming/preview.tsx'

const presets = {
  violet: '#7c3aed',
  cobalt: '#2563eb',
  green: '#15803d',
  rose: '#e11d48',
  amber: '#f59e0b',
} as const
type Preset = keyof typeof presets

const words = {
  en: {
    title: 'Theming',
    lead: 'Choose your brand color. Everything else follows: hover, edges, links, selection and focus, in both themes.',
    choose: 'Your color',
    own: 'Any color',
    preset: 'Or one of these',
    names: {
      violet: 'Violet',
      cobalt: 'Cobalt',
      green: 'Green',
      rose: 'Rose',
      amber: 'Amber',
    } satisfies Record<Preset, string>,
    result: 'In both themes',
    resultText:
      'Links, selection and focus are moved to a lightness that reads. The button keeps your color; its text is ink or paper, whichever reads better.',
    css: 'The stylesheet',
    cssText: 'Load it after the kit’s own. It replaces values only, so that updates of the kit still apply.',
  },
  ar: {
    title: 'المظهر',
    lead: 'اختر لون علامتك، ويتبعه الباقي: التحويم والحواف والروابط والاختيار والتركيز، في المظهرين.',
    choose: 'لونك',
    own: 'أي لون',
    preset: 'أو واحد من هذه',
    names: {
      violet: 'بنفسجي',
      cobalt: 'كوبالت',
      green: 'أخضر',
      rose: 'وردي',
      amber: 'كهرماني',
    } satisfies Record<Preset, string>,
    result: 'في المظهرين',
    resultText:
      'تُضبط إضاءة الروابط والاختيار والتركيز حتى تُقرأ. أما الزر فيحتفظ بلونك، ونصّه حبر أو ورق أيهما أوضح.',
    css: 'ورقة الأنماط',
    cssText: 'حمّلها بعد أنماط المكوّنات. لا تستبدل إلا القيم، فتبقى التحديثات سارية.',
  },
}

function ThemingPage() {
  const say = useSample(words)
  const [hex, setHex] = useState<string>(presets.violet)
  const chosen = (Object.keys(presets) as Preset[]).find((name) => presets[name] === hex)
  return (
    <Page title={say.title} lead={say.lead}>
      <Section title={say.choose}>
        <div className="flex flex-wrap items-end gap-8">
          <Field label={say.own}>
            {(control) => (
              <input
                {...control}
                type="color"
                value={hex}
                onChange={(event) => setHex(event.target.value)}
                className="h-12 w-24 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
              />
            )}
          </Field>
          <SegmentedControl
            label={say.preset}
            // No option is selected while another color is chosen.
            value={chosen ?? ('' as Preset)}
            onValueChange={(name) => setHex(presets[name])}
            options={(Object.keys(presets) as Preset[]).map((value) => ({ value, label: say.names[value] }))}
          />
        </div>
      </Section>
      <Section title={say.result} text={say.resultText}>
        <div className="grid gap-6 lg:grid-cols-2">
          <BrandPreview hex={hex} theme="light" />
          <BrandPreview hex={hex} theme="dark" />
        </div>
      </Section>
      <Section title={say.css} text={say.cssText}>
        <CodeBlock language="CSS" code={createBrandSheet(hex)} />
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Theming',
  component: ThemingPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ThemingPage>
export default meta

export const Theming: StoryObj<typeof meta> = {}
