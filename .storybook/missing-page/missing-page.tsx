import { Button } from '@saha/ui/button'
import { EmptyState } from '@saha/ui/empty-state'
import { SahaProvider } from '@saha/ui/provider'
import { createRoot } from 'react-dom/client'
import { useToolbar } from '../docs/globals.ts'

const texts = {
  en: {
    title: 'This page does not exist',
    text: 'It may have moved: search in the sidebar, or go back to the start.',
    action: 'To the start page',
  },
  ar: {
    title: 'لا توجد صفحة بهذا العنوان',
    text: 'ربما نُقلت: ابحث عنها في الشريط الجانبي، أو عُد إلى البداية.',
    action: 'إلى صفحة البداية',
  },
}

function MissingPage({ id }: { id: string }) {
  const { locale, theme } = useToolbar()
  const { title, text, action } = texts[locale === 'ar' ? 'ar' : 'en']
  return (
    <SahaProvider locale={locale} theme={theme}>
      <main className="fixed inset-0 z-1000000 grid place-content-center gap-4 bg-ground p-6 text-ink">
        <EmptyState
          level={1}
          title={title}
          action={
            <Button asChild variant="action">
              <a href="./" target="_top">
                {action}
              </a>
            </Button>
          }
        >
          {text} <bdi className="font-code wrap-anywhere">{id}</bdi>
        </EmptyState>
      </main>
    </SahaProvider>
  )
}

/**
 * Covers the preview and Storybook's message with a page about the unknown address.
 *
 * @returns removes the page
 */
export function showMissingPage(id: string): () => void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(<MissingPage id={id} />)
  return () => {
    root.unmount()
    container.remove()
  }
}
