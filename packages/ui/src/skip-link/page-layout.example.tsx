import { useKit } from '@saha/ui/provider'
import { SkipLink } from '@saha/ui/skip-link'
import { Text } from '@saha/ui/text'
import { TextLink } from '@saha/ui/text-link'

const texts = {
  en: {
    menu: 'Main menu',
    games: 'All games',
    content: 'Press Tab at the start of the page to see the link.',
  },
  ar: { menu: 'القائمة الرئيسية', games: 'كل الألعاب', content: 'اضغط Tab في بداية الصفحة ليظهر الرابط.' },
}

export default function PageLayout() {
  const { menu, games, content } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <>
      <SkipLink targetId="page-content" />
      <nav aria-label={menu}>
        <TextLink variant="standalone" href="#/games">
          {games}
        </TextLink>
      </nav>
      <main id="page-content">
        <Text>{content}</Text>
      </main>
    </>
  )
}
