import { useKit } from '@saha/ui/provider'
import { Radio, RadioGroup } from '@saha/ui/radio-group'

const texts = {
  en: {
    label: 'Difficulty',
    levels: [
      { value: 'easy', name: 'Easy', hint: 'Time to look around.' },
      { value: 'medium', name: 'Medium', hint: 'As its makers play it.' },
      { value: 'hard', name: 'Hard', hint: 'One life, no second thoughts.' },
    ],
  },
  ar: {
    label: 'الصعوبة',
    levels: [
      { value: 'easy', name: 'سهل', hint: 'وقت كافٍ للتأمل.' },
      { value: 'medium', name: 'متوسط', hint: 'كما يلعبها صانعوها.' },
      { value: 'hard', name: 'صعب', hint: 'محاولة واحدة بلا تردّد.' },
    ],
  },
}

export default function WithHints() {
  const { label, levels } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <RadioGroup aria-label={label} defaultValue="medium">
      {levels.map(({ value, name, hint }) => (
        <Radio key={value} value={value} hint={hint}>
          {name}
        </Radio>
      ))}
    </RadioGroup>
  )
}
