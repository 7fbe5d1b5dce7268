import { EmptyState, SearchBox, SearchIcon, SegmentedControl, Text, useNumberFormat } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { Page, Section } from './page.tsx'
import { WideTable } from './parts/wide-table.tsx'
import { TokenRow, type CopyForm } from './tokens/token-row.tsx'
import { tokenGroups, type Token, type TokenGroup } from './tokens/tokens.ts'

const words = {
  en: {
    title: 'Tokens',
    lead: 'Every value of the design by its role. Components use roles only, so a theme is a change of values.',
    search: 'Search tokens',
    form: 'Copy as',
    forms: { variable: 'CSS variable', class: 'Class', path: 'JSON path' } satisfies Record<CopyForm, string>,
    found: 'Tokens found',
    none: 'No token has this name',
    noneText: 'Search for a role such as ink, or for a kind such as radius.',
    copy: 'Copy',
    heads: ['Token', 'Light', 'Dark', 'Copy'],
    scriptHeads: ['Token', 'Latin', 'Arabic', 'Copy'],
    plainHeads: ['Token', 'Value', 'Copy'],
    groups: {
      color: [
        'Color',
        'Roles, each with a value per theme. Contrast is measured against the background it is for.',
      ],
      type: ['Type', 'Sizes, weights and line heights of each script.'],
      space: ['Space', 'Steps of the 8 px rhythm.'],
      shape: ['Shape', 'Corners: the larger the element, the larger its radius.'],
      motion: ['Motion', 'Durations and the curve of all animations.'],
      font: ['Typefaces', 'Each includes Latin and Arabic.'],
      palette: ['Palette', 'The raw colors behind the roles. Use a role instead wherever one fits.'],
    } satisfies Record<TokenGroup, [title: string, text: string]>,
  },
  ar: {
    title: 'رموز التصميم',
    lead: 'كل قيمة في التصميم باسم وظيفتها. لا تستعمل المكوّنات إلا الوظائف، فيكفي لتغيير المظهر أن تتغيّر القيم.',
    search: 'ابحث في الرموز',
    form: 'انسخ بصيغة',
    forms: { variable: 'متغيّر CSS', class: 'صنف', path: 'مسار JSON' } satisfies Record<CopyForm, string>,
    found: 'الرموز المطابقة',
    none: 'لا رمز بهذا الاسم',
    noneText: 'ابحث بالإنجليزية عن وظيفة مثل ink أو عن نوع مثل radius.',
    copy: 'انسخ',
    heads: ['الرمز', 'فاتح', 'داكن', 'النسخ'],
    scriptHeads: ['الرمز', 'باللاتينية', 'بالعربية', 'النسخ'],
    plainHeads: ['الرمز', 'القيمة', 'النسخ'],
    groups: {
      color: ['الألوان', 'وظائف لكلٍّ منها قيمة في كل مظهر، والتباين مقيس على الأرضية التي وُضع لها.'],
      type: ['الخط', 'الأحجام والأوزان وارتفاع السطور لكل كتابة.'],
      space: ['المسافات', 'درجات من إيقاع ثمانية بكسلات.'],
      shape: ['الأشكال', 'الزوايا: كلما كبر العنصر استدارت أكثر.'],
      motion: ['الحركة', 'المدد ومنحنى الحركات كلها.'],
      font: ['الخطوط', 'كلٌّ منها مرسوم بالعربية واللاتينية.'],
      palette: ['لوحة الألوان', 'الألوان الخام وراء الوظائف. استعمل الوظيفة كلما وُجدت.'],
    } satisfies Record<TokenGroup, [title: string, text: string]>,
  },
}

const groupNames = Object.keys(tokenGroups) as TokenGroup[]
const matches = ({ name, path, description }: Token, query: string) =>
  `${name} ${path} ${description}`.toLowerCase().includes(query.trim().toLowerCase())

function TokensPage() {
  const say = useSample(words)
  const format = useNumberFormat()
  const [query, setQuery] = useState('')
  const [form, setForm] = useState<CopyForm>('variable')
  const found = groupNames
    .map((group) => ({ group, tokens: tokenGroups[group].filter((token) => matches(token, query)) }))
    .filter(({ tokens }) => tokens.length > 0)
  const count = found.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const headsOf = (group: TokenGroup) =>
    group === 'color' ? say.heads : group === 'type' ? say.scriptHeads : say.plainHeads
  return (
    <Page title={say.title} lead={say.lead}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-end">
        <SearchBox label={say.search} value={query} onValueChange={setQuery} onSearch={setQuery} />
        <SegmentedControl
          label={say.form}
          value={form}
          onValueChange={setForm}
          options={(Object.keys(say.forms) as CopyForm[]).map((value) => ({
            value,
            label: say.forms[value],
          }))}
        />
        <output className="type-small text-ink-muted">{`${say.found}: ${format(count)}`}</output>
      </div>
      {found.length === 0 && (
        <EmptyState title={say.none} icon={SearchIcon}>
          <Text>{say.noneText}</Text>
        </EmptyState>
      )}
      {found.map(({ group, tokens }) => {
        const [title, text] = say.groups[group]
        return (
          <Section key={group} title={title} text={text}>
            <WideTable label={title} heads={headsOf(group)}>
              {tokens.map((token) => (
                <TokenRow key={token.path} token={token} form={form} copyLabel={say.copy} />
              ))}
            </WideTable>
          </Section>
        )
      })}
    </Page>
  )
}

const meta = {
  title: 'Foundation/Tokens',
  component: TokensPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokensPage>
export default meta

export const Tokens: StoryObj<typeof meta> = {}
