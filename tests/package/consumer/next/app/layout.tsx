import { getDirection, SahaProvider } from '@saha/ui/provider'
import type { ReactNode } from 'react'
import '@saha/ui/fonts.css'
import '@saha/ui/page.css'
import '@saha/ui/styles.css'

/** The server sets language and direction before any script runs. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir={getDirection('ar')}>
      <body>
        <SahaProvider locale="ar">{children}</SahaProvider>
      </body>
    </html>
  )
}
