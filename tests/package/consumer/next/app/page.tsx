import { Badge } from '@saha/ui/badge'
import { Button, buttonStyles } from '@saha/ui/button'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@saha/ui/dialog'
import { Heading } from '@saha/ui/heading'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { PlayIcon } from '@saha/ui/icons/play'
import { Prose } from '@saha/ui/prose'

/** Server component, without `use client`. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>ساحة</Heading>
      <Badge>7</Badge>
      <Prose>**العب** الآن</Prose>
      <a href="#games" className={buttonStyles({ variant: 'neutral' })}>
        كل الألعاب <ArrowEndIcon />
      </a>
      <Dialog>
        <DialogTrigger asChild>
          <Button startIcon={<PlayIcon />}>العب الآن</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>القواعد</DialogTitle>
        </DialogContent>
      </Dialog>
    </main>
  )
}
