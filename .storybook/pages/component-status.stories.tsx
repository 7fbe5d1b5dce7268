import {
  Badge,
  Num,
  TableCell,
  TableHeaderCell,
  TableRow,
  Text,
  TextLink,
  useNumberFormat,
  type BadgeProps,
} from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import proof from 'virtual:proof'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { components, formatKilobytes, type ComponentMetadata } from '../docs/component-metadata.ts'
import { Page, Section } from './page.tsx'
import { linkTo } from './parts/link-to.ts'
import { WideTable } from './parts/wide-table.tsx'

type Status = ComponentMetadata['status']

const words = {
  en: {
    title: 'Component status',
    lead: 'What you can rely on: the state of each component and the evidence for it.',
    criteria: 'What a status means',
    states: {
      draft: ['Draft', 'An idea to try. It may change or disappear in any version.'],
      beta: ['Beta', 'Tested, but its props may still change.'],
      stable: [
        'Stable',
        'All tests pass and its accessibility is reviewed. A breaking change says how to adapt.',
      ],
      deprecated: ['Deprecated', 'Its page names the replacement. A later version removes it.'],
    } satisfies Record<Status, [name: string, criterion: string]>,
    all: 'All components',
    text: 'Size is that of importing only this component: minified, brotli-compressed, without React. Keys are pressed by a test in each language.',
    heads: {
      name: 'Component',
      status: 'Status',
      since: 'Since',
      changed: 'Last change',
      screenshots: 'Screenshots',
      size: 'Size',
      keys: 'Keys tested',
      reviewed: 'Accessibility review',
    },
  },
  ar: {
    title: 'حالة المكوّنات',
    lead: 'ما الذي يمكنك الاعتماد عليه: حالة كل مكوّن والدليل عليها.',
    criteria: 'معنى كل حالة',
    states: {
      draft: ['مسودة', 'فكرة للتجربة، قد تتغيّر أو تختفي في أي إصدار.'],
      beta: ['تجريبي', 'مُختبَر، لكن خصائصه قد تتغيّر.'],
      stable: ['مستقر', 'تنجح اختباراته كلها وروجعت سهولة الوصول إليه، وإن تغيّر استعماله شُرح الانتقال إليه.'],
      deprecated: ['متروك', 'تذكر صفحته البديل، ويُزال في إصدار لاحق.'],
    } satisfies Record<Status, [name: string, criterion: string]>,
    all: 'المكوّنات كلها',
    text: 'الحجم هو ما يدفعه من يستورد هذا المكوّن وحده، مضغوطًا بـ brotli ومن دون React. والمفاتيح يضغطها اختبار في كل لغة.',
    heads: {
      name: 'المكوّن',
      status: 'الحالة',
      since: 'منذ الإصدار',
      changed: 'آخر تغيير',
      screenshots: 'الصور',
      size: 'الحجم',
      keys: 'المفاتيح المُختبَرة',
      reviewed: 'مراجعة سهولة الوصول',
    },
  },
}

const tones: Record<Status, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  beta: 'action',
  stable: 'selection',
  deprecated: 'danger',
}

const hasHistory = Object.values(proof.components).some(({ changed }) => changed !== null)

interface RowProps {
  component: ComponentMetadata
  statusName: string
}

function Row({ component, statusName }: RowProps) {
  const { name, status, since, size, docsId, accessibility } = component
  const format = useNumberFormat()
  const figures = proof.components[name]
  const shots = figures?.screenshots ?? 0
  return (
    <TableRow>
      <TableHeaderCell scope="row">
        <TextLink variant="standalone" {...linkTo(`/docs/${docsId}`)}>
          <span className="font-code">{name}</span>
        </TextLink>
      </TableHeaderCell>
      <TableCell>
        <Badge tone={tones[status]}>{statusName}</Badge>
      </TableCell>
      <TableCell>
        <Num>{since}</Num>
      </TableCell>
      {hasHistory && (
        <TableCell className="whitespace-nowrap">
          <Num>{figures?.changed ?? '–'}</Num>
        </TableCell>
      )}
      <TableCell align="number">
        {figures && shots > 0 ? (
          <TextLink external href={`./iframe.html?viewMode=story&id=${figures.qaId}`}>
            <Num>{format(shots)}</Num>
          </TextLink>
        ) : (
          <Num>0</Num>
        )}
      </TableCell>
      <TableCell align="number" className="whitespace-nowrap">
        <Num>{size === undefined ? '–' : formatKilobytes(size)}</Num>
      </TableCell>
      <TableCell align="number">{figures?.keys ?? 0}</TableCell>
      <TableCell className="whitespace-nowrap">
        <Num>{accessibility.reviewed}</Num>
      </TableCell>
    </TableRow>
  )
}

function ComponentStatusPage() {
  const { title, lead, criteria, states, all, text, heads } = useSample(words)
  const columns = Object.entries(heads)
    .filter(([column]) => column !== 'changed' || hasHistory)
    .map(([, head]) => head)
  return (
    <Page title={title} lead={lead}>
      <Section title={criteria}>
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {(Object.keys(tones) as Status[]).map((status) => (
            <div
              key={status}
              className="tile grid content-start justify-items-start gap-3 rounded-tile bg-surface p-5"
            >
              <dt>
                <Badge tone={tones[status]}>{states[status][0]}</Badge>
              </dt>
              <dd>
                <Text size="small" tone="muted">
                  {states[status][1]}
                </Text>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={all} text={text}>
        <WideTable label={all} heads={columns} numberHeads={[heads.screenshots, heads.size, heads.keys]}>
          {components.map((component) => (
            <Row key={component.name} component={component} statusName={states[component.status][0]} />
          ))}
        </WideTable>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Component status',
  component: ComponentStatusPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ComponentStatusPage>
export default meta

export const ComponentStatus: StoryObj<typeof meta> = { name: 'Component status' }
