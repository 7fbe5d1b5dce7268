import { IconButton } from '@saha/ui/icon-button'
import { MenuIcon } from '@saha/ui/icons/menu'
import { useKit } from '@saha/ui/provider'
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from '@saha/ui/sheet'
import { TextLink } from '@saha/ui/text-link'

const texts = {
  en: { menu: 'Menu', pages: { games: 'All games', scores: 'High scores', account: 'My account' } },
  ar: { menu: 'القائمة', pages: { games: 'كل الألعاب', scores: 'أعلى النتائج', account: 'حسابي' } },
}

export default function Navigation() {
  const { menu, pages } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Sheet>
      <SheetTrigger asChild>
        <IconButton icon={MenuIcon} label={menu} />
      </SheetTrigger>
      <SheetContent side="inline-start" aria-describedby={undefined}>
        <SheetTitle>{menu}</SheetTitle>
        <nav aria-label={menu} style={{ display: 'grid' }}>
          {Object.entries(pages).map(([page, name]) => (
            <SheetClose key={page} asChild>
              <TextLink variant="standalone" href={`#/${page}`}>
                {name}
              </TextLink>
            </SheetClose>
          ))}
        </nav>
      </SheetContent>
    </Sheet>
  )
}
