import { createRoot } from 'react-dom/client'
import { Button } from '@saha/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@saha/ui/dialog'
import { PlayIcon } from '@saha/ui/icons/play'
import { SahaProvider } from '@saha/ui/provider'
import { ToastProvider, useToast } from '@saha/ui/toast'

/** Stylesheets that a host may load: all, or those of its components in any order. */
const styles: Record<string, () => Promise<unknown>> = {
  '#whole': () => import('@saha/ui/styles.css'),
  '#parts': () => import('./parts.ts'),
  '#backwards': () => import('./backwards.ts'),
}
await styles[location.hash]?.()

const variants = ['action', 'neutral', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const
const buttons = variants.flatMap((variant) =>
  sizes.map((size) => (
    <Button key={`${variant} ${size}`} variant={variant} size={size} startIcon={PlayIcon}>
      العب الآن
    </Button>
  )),
)

function Say() {
  const { show } = useToast()
  return <Button onClick={() => show({ title: 'أُرسلت نتيجتك', duration: Infinity })}>أرسل</Button>
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <SahaProvider locale="ar" theme="light">
    <ToastProvider>
      <main>
        {buttons}
        <Button busy>العب</Button>
        <Say />
        <Dialog>
          <DialogTrigger asChild>
            <Button>القواعد</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogTitle>القواعد</DialogTitle>
            <DialogDescription>لكل لاعب دور واحد.</DialogDescription>
            <DialogFooter>{buttons.slice(-2)}</DialogFooter>
          </DialogContent>
        </Dialog>
      </main>
    </ToastProvider>
  </SahaProvider>,
)
