import { useKit } from '@saha/ui/provider'
import { Separator } from '@saha/ui/separator'
import { TextLink } from '@saha/ui/text-link'

const texts = {
  en: { games: 'Games', blog: 'Blog', about: 'About' },
  ar: { games: 'الألعاب', blog: 'المدونة', about: 'من نحن' },
}

export default function Vertical() {
  const { games, blog, about } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'flex', gap: '0.75rem' }}>
      <TextLink variant="standalone" href="#/games">
        {games}
      </TextLink>
      <Separator orientation="vertical" />
      <TextLink variant="standalone" href="#/blog">
        {blog}
      </TextLink>
      <Separator orientation="vertical" />
      <TextLink variant="standalone" href="#/about">
        {about}
      </TextLink>
    </div>
  )
}
