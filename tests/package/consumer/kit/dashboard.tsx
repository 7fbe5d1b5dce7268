import { Badge } from '@saha/ui/badge'
import { Num, useNumberFormat } from '@saha/ui/bidi'
import { Card, CardBody, CardHeader, CardTitle } from '@saha/ui/card'
import { Progress } from '@saha/ui/progress'
import { useKit } from '@saha/ui/provider'
import { ScoreTable } from '@saha/ui/score-table'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@saha/ui/tabs'

const texts = {
  en: {
    label: 'Reports',
    week: 'This week',
    month: 'This month',
    visits: 'Visits',
    goal: 'Goal',
    up: 'Above plan',
    down: 'Below plan',
    best: 'Best players',
  },
  ar: {
    label: 'التقارير',
    week: 'هذا الأسبوع',
    month: 'هذا الشهر',
    visits: 'الزيارات',
    goal: 'الهدف',
    up: 'أعلى من الخطة',
    down: 'أدنى من الخطة',
    best: 'أفضل اللاعبين',
  },
}
const periods = [
  { key: 'week', visits: 12_480, goal: 80, isUp: true },
  { key: 'month', visits: 40_215, goal: 62, isUp: false },
] as const
const players = [
  { id: '1', rank: 1, name: 'نور', score: 128_450 },
  { id: '2', rank: 2, name: 'lina_93', score: 97_200, isMe: true },
]

/** Figures on cards in tabs, and a ranking. */
export function Dashboard() {
  const t = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const format = useNumberFormat()
  return (
    <Tabs defaultValue="week">
      <TabsList aria-label={t.label}>
        <TabsTrigger value="week">{t.week}</TabsTrigger>
        <TabsTrigger value="month">{t.month}</TabsTrigger>
      </TabsList>
      {periods.map(({ key, visits, goal, isUp }) => (
        <TabsContent key={key} value={key}>
          <Card>
            <CardHeader>
              <CardTitle level={2}>{t.visits}</CardTitle>
              <Badge tone={isUp ? 'success' : 'warning'}>{isUp ? t.up : t.down}</Badge>
            </CardHeader>
            <CardBody>
              <Num>{format(visits)}</Num>
              <Progress label={t.goal} value={goal} />
            </CardBody>
          </Card>
          <ScoreTable caption={t.best} rows={players} />
        </TabsContent>
      ))}
    </Tabs>
  )
}
