import { Button } from '@saha/ui/button'
import { EmptyState } from '@saha/ui/empty-state'
import { HeartIcon } from '@saha/ui/icons/heart'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: {
    title: 'No favorites yet',
    text: 'Press the heart of a game that you like, and it appears here.',
    action: 'Browse games',
  },
  ar: {
    title: 'لا شيء في المفضلة بعد',
    text: 'اضغط القلب في أي لعبة تعجبك لتجدها هنا.',
    action: 'تصفّح الألعاب',
  },
}

export default function FirstUse() {
  const { title, text, action } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const link = (
    <Button asChild>
      <a href="#/games">{action}</a>
    </Button>
  )
  return (
    <EmptyState icon={HeartIcon} title={title} action={link}>
      {text}
    </EmptyState>
  )
}
