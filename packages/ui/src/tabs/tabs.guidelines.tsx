import { SegmentedControl } from '../segmented-control/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './index.ts'

const SampleTabs = ({ label, tabs, panel }: { label: string; tabs: readonly string[]; panel: string }) => (
  <Tabs defaultValue={tabs[0] ?? ''} className="w-full">
    <TabsList aria-label={label}>
      {tabs.map((tab) => (
        <TabsTrigger key={tab} value={tab}>
          {tab}
        </TabsTrigger>
      ))}
    </TabsList>
    {tabs.map((tab) => (
      <TabsContent key={tab} value={tab}>
        {panel}
      </TabsContent>
    ))}
  </Tabs>
)

const game = {
  en: { label: 'The game', panel: 'Steer with the arrows.' },
  ar: { label: 'اللعبة', panel: 'وجّه السيارة بالأسهم.' },
}
const difficulty = {
  en: { label: 'Difficulty', levels: ['Easy', 'Normal', 'Hard'] },
  ar: { label: 'الصعوبة', levels: ['سهل', 'عادي', 'صعب'] },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Use one or two words, all of the same kind.',
        ar: 'اكتب كلمة أو كلمتين، واجعل التبويبات على صيغة واحدة.',
      },
      sample: (language) => (
        <SampleTabs
          {...game[language]}
          tabs={{ en: ['Rules', 'Scores', 'News'], ar: ['القواعد', 'النتائج', 'الأخبار'] }[language]}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not mix questions, nouns and commands.', ar: 'لا تخلط السؤال بالاسم وفعل الأمر.' },
      sample: (language) => (
        <SampleTabs
          {...game[language]}
          tabs={
            {
              en: ['How do I play?', 'Scores', 'Read the news'],
              ar: ['كيف ألعب؟', 'النتائج', 'اقرأ الأخبار'],
            }[language]
          }
        />
      ),
    },
  },
  {
    do: {
      rule: { en: 'Use SegmentedControl for a setting.', ar: 'للإعدادات استعمل SegmentedControl.' },
      sample: (language) => (
        <SegmentedControl
          label={difficulty[language].label}
          options={difficulty[language].levels.map((level) => ({ value: level, label: level }))}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not use tabs where no panel opens.', ar: 'لا تستعمل التبويبات حيث لا تُفتح لوحة.' },
      sample: (language) => (
        <SampleTabs label={difficulty[language].label} tabs={difficulty[language].levels} panel="" />
      ),
    },
  },
]
