import { Checkbox } from '@saha/ui/checkbox'
import { useKit } from '@saha/ui/provider'
import { Sheet, SheetClose, SheetContent, SheetFooter, SheetTitle, SheetTrigger } from '@saha/ui/sheet'

const texts = {
  en: { filter: 'Filter games', categories: ['Puzzle', 'Racing', 'Adventure'], apply: 'Show games' },
  ar: { filter: 'تصفية الألعاب', categories: ['ألغاز', 'سباقات', 'مغامرات'], apply: 'اعرض الألعاب' },
}

export default function Filters() {
  const { filter, categories, apply } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Sheet>
      <SheetTrigger>{filter}</SheetTrigger>
      <SheetContent side="bottom" aria-describedby={undefined}>
        <SheetTitle>{filter}</SheetTitle>
        <div style={{ display: 'grid' }}>
          {categories.map((category) => (
            <Checkbox key={category}>{category}</Checkbox>
          ))}
        </div>
        <SheetFooter>
          <SheetClose variant="action">{apply}</SheetClose>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  )
}
