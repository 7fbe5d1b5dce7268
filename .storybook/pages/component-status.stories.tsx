import { Badge, Num, VisuallyHidden } from '@saha/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScrollRegion } from '../../packages/ui/src/scroll-edges/index.ts'
import { useSample } from '../../packages/ui/src/testing/sample.ts'
import { components, formatKilobytes } from '../docs/component-metadata.ts'
import { Code, Page, Section } from './page.tsx'

const words = {
  en: {
    title: 'Component status',
    lead: 'Every component of the kit, with its status, size and tested keys from its own documentation.',
    all: 'All components',
    text: 'Size is that of importing only this component: minified, brotli-compressed, without React. A component is stable once all its tests pass: conformance, both directions, axe, keyboard, screenshots.',
    name: 'Component',
    status: 'Status',
    size: 'Size',
    keys: 'Keys tested',
    reviewed: 'Accessibility reviewed',
    states: { draft: 'Draft', beta: 'Beta', stable: 'Stable', deprecated: 'Deprecated' },
  },
  ar: {
    title: 'حالة المكوّنات',
    lead: 'كل مكوّنات العدّة، مقروءةً من توثيقها وجدول مفاتيحها وحجمها المقيس.',
    all: 'المكوّنات كلها',
    text: 'الحجم هو ما يدفعه من يستورد هذا المكوّن وحده، مضغوطًا بـ brotli ومن دون React. ويُعدّ المكوّن مستقرًّا حين تنجح اختباراته كلها: العقد المشترك، والاتجاهان، وaxe، ولوحة المفاتيح، والصور.',
    name: 'المكوّن',
    status: 'الحالة',
    size: 'الحجم',
    keys: 'مفاتيح مُثبَتة',
    reviewed: 'آخر مراجعة لسهولة الوصول',
    states: { draft: 'مسودة', beta: 'تجريبي', stable: 'مستقر', deprecated: 'متروك' },
  },
}

function ComponentStatus() {
  const { title, lead, all, text, name, status, size, keys, reviewed, states } = useSample(words)
  const heads = [name, status, size, keys, reviewed]
  return (
    <Page title={title} lead={lead}>
      <Section title={all} text={text}>
        <ScrollRegion label={all} className="relative overflow-x-auto">
          <table className="w-full min-w-[44rem] border-collapse text-start">
            <caption>
              <VisuallyHidden>{all}</VisuallyHidden>
            </caption>
            <thead>
              <tr className="border-b border-line">
                {heads.map((head) => (
                  <th key={head} scope="col" className="px-3 py-2 text-start type-label text-ink-muted">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {components.map((component) => (
                <tr key={component.name} className="border-b border-line">
                  <th scope="row" className="px-3 py-2 text-start font-normal">
                    <Code>{component.name}</Code>
                  </th>
                  <td className="px-3 py-2">
                    <Badge>{states[component.status]}</Badge>
                  </td>
                  <td className="px-3 py-2">
                    <Num>{component.size === undefined ? '–' : formatKilobytes(component.size)}</Num>
                  </td>
                  <td className="px-3 py-2">
                    <Num>{String(component.keyboard.length)}</Num>
                  </td>
                  <td className="px-3 py-2">
                    <Num>{component.accessibility.reviewed}</Num>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Section>
    </Page>
  )
}

const meta = {
  title: 'Foundation/Component status',
  component: ComponentStatus,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ComponentStatus>
export default meta

export const Status: StoryObj<typeof meta> = {}
