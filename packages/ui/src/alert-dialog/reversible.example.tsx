import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@saha/ui/alert-dialog'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { leave: 'Leave game', title: 'Leave without sending your score?', text: 'It will be lost.' },
  ar: { leave: 'غادر اللعبة', title: 'هل تغادر قبل إرسال نتيجتك؟', text: 'ستضيع إن لم ترسلها.' },
}

export default function Reversible() {
  const { leave, title, text } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <AlertDialog>
      <AlertDialogTrigger>{leave}</AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel />
          <AlertDialogAction>{leave}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
