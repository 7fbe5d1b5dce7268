import { PlayIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './index.ts'

export default { title: 'Components/Structure/Tabs/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both orientations, with icons, a disabled tab, and a row with hidden tabs at both ends. */
export function Variants() {
  const { label, tabs, text } = useSample({
    en: {
      label: 'Game',
      tabs: ['Play', 'High scores', 'Everything that is new this week', 'Help', 'Comments'],
      text: 'The panel of the open tab.',
    },
    ar: {
      label: 'اللعبة',
      tabs: ['العب', 'أعلى النتائج', 'كل جديد في هذا الأسبوع', 'مساعدة', 'التعليقات'],
      text: 'لوحة التبويب المفتوح.',
    },
  })
  return (
    <div className="grid max-w-3xl gap-8">
      {(['horizontal', 'vertical'] as const).map((orientation) => (
        <Tabs key={orientation} orientation={orientation} defaultValue={tabs[1] ?? ''}>
          <TabsList aria-label={label}>
            {tabs.map((tab, at) => (
              <TabsTrigger key={tab} value={tab} disabled={at === 3}>
                {at === 0 && <PlayIcon />}
                {tab}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map((tab) => (
            <TabsContent key={tab} value={tab}>
              {text}
            </TabsContent>
          ))}
        </Tabs>
      ))}
      <div className="w-64">
        <Tabs defaultValue={tabs[2] ?? ''}>
          <TabsList aria-label={label}>
            {tabs.map((tab) => (
              <TabsTrigger key={tab} value={tab}>
                {tab}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map((tab) => (
            <TabsContent key={tab} value={tab}>
              {text}
            </TabsContent>
          ))}
        </Tabs>
      </div>
    </div>
  )
}
