import { useKit } from '@saha/ui/provider'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@saha/ui/tabs'

const texts = {
  en: {
    label: 'About this game',
    rules: ['How to play', 'Steer with the arrows and brake before the bend, not in it.'],
    scores: ['High scores', 'The ten best drivers of the week, new every Sunday.'],
  },
  ar: {
    label: 'عن هذه اللعبة',
    rules: ['طريقة اللعب', 'وجّه السيارة بالأسهم، واكبح قبل المنعطف لا فيه.'],
    scores: ['أعلى النتائج', 'أفضل عشرة سائقين هذا الأسبوع، وتبدأ القائمة من جديد كل أحد.'],
  },
}

export default function GameDetails() {
  const { label, rules, scores } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Tabs defaultValue="rules">
      <TabsList aria-label={label}>
        <TabsTrigger value="rules">{rules[0]}</TabsTrigger>
        <TabsTrigger value="scores">{scores[0]}</TabsTrigger>
      </TabsList>
      <TabsContent value="rules">{rules[1]}</TabsContent>
      <TabsContent value="scores">{scores[1]}</TabsContent>
    </Tabs>
  )
}
