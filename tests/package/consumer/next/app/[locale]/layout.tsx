import { getDirection, SahaProvider } from '@saha/ui/provider'
import type { ReactNode } from 'react'
import '@saha/ui/fonts.css'
import '@saha/ui/page.css'
import '@saha/ui/styles.css'

interface LayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

/** The first bytes of HTML have language and direction, before any script runs. */
export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params
  return (
    <html lang={locale} dir={getDirection(locale)}>
      <body>
        <SahaProvider locale={locale}>{children}</SahaProvider>
      </body>
    </html>
  )
}
