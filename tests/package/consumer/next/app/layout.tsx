import { getDirection, SahaProvider } from '@saha/ui/provider'
import type { ReactNode } from 'react'
import '@saha/ui/fonts.css'
import '@saha/ui/page.css'
import '@saha/ui/styles.css'

/** A server says language and direction before any script of the page runs. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir={getDirection('ar')}>
      <body>
        <SahaProvider locale="ar">{children}</SahaProvider>
      </body>
    </html>
  )
}
