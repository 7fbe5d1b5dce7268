import { Button } from '@saha/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogTitle, DialogTrigger } from '@saha/ui/dialog'
import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { rename: 'Change name', title: 'Choose a player name', label: 'Player name', save: 'Save name' },
  ar: { rename: 'غيّر الاسم', title: 'اختر اسمًا تلعب به', label: 'اسم اللاعب', save: 'احفظ الاسم' },
}

export default function Rename() {
  const { rename, title, label, save } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger>{rename}</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        <form action={() => setIsOpen(false)} style={{ display: 'grid', gap: '1rem' }}>
          <Field label={label} required>
            {(control) => <Input {...control} name="name" autoComplete="nickname" />}
          </Field>
          <DialogFooter>
            <Button type="submit" variant="action">
              {save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
