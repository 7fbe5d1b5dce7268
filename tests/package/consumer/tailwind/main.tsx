import { createRoot } from 'react-dom/client'
import { Button, SahaProvider } from '@saha/ui'
import '@saha/ui/fonts.css'
import './main.css'

/** A Tailwind 4 host: the kit's tokens and variants are its own utilities too. */
createRoot(document.querySelector('#root') as HTMLElement).render(
  <SahaProvider locale="ar" theme="dark">
    <main className="bg-surface ps-10" data-testid="own">
      <Button variant="action">العب الآن</Button>
    </main>
  </SahaProvider>,
)
