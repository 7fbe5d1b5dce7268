import { createRoot } from 'react-dom/client'
import { Button, IconButton, PlayIcon, SahaProvider } from '@saha/ui'
import '@saha/ui/fonts.css'
import '@saha/ui/styles.css'
import './main.css'

/** A Tailwind 4 host: its palette stays, the kit's tokens are extra utilities, and the host's classes win. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <SahaProvider locale="ar" theme="dark">
    <main className="bg-surface ps-10" data-testid="own">
      <Button variant="action">العب الآن</Button>
      <Button variant="action" className="rounded-none bg-red-500 px-1 shadow-none">
        وقتي انتهى
      </Button>
      <IconButton icon={PlayIcon} label="العب" style={{ backgroundColor: 'rgb(1, 2, 3)' }} />
      <p
        data-testid="stock"
        className="rounded-lg bg-red-500 font-mono text-sm text-white dark:bg-blue-500 rtl:ps-3"
      >
        ألوان المضيف
      </p>
    </main>
  </SahaProvider>,
)
