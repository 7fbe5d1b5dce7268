import { page as styles } from './styles.ts'
import { SahaProvider, useKit } from '@saha/ui/provider'
import { SegmentedControl } from '@saha/ui/segmented-control'
import { ToastProvider } from '@saha/ui/toast'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Booking } from './booking.tsx'
import { Dashboard } from './dashboard.tsx'
import { Downloads } from './downloads.tsx'

const programs = { booking: Booking, downloads: Downloads, dashboard: Dashboard }
const parameters = new URLSearchParams(location.search)
const Program = programs[(parameters.get('program') ?? 'booking') as keyof typeof programs]

function LanguageChoice({ onChange }: { onChange: (locale: 'en' | 'ar') => void }) {
  const { locale } = useKit()
  return (
    <SegmentedControl
      label="Language · اللغة"
      options={[
        { value: 'en', label: 'English' },
        { value: 'ar', label: 'العربية' },
      ]}
      value={locale === 'ar' ? 'ar' : 'en'}
      onValueChange={onChange}
    />
  )
}

/** A host that knows the kit from its package and docs only. */
function App() {
  const [locale, setLocale] = useState<'en' | 'ar'>(parameters.get('language') === 'ar' ? 'ar' : 'en')
  return (
    <SahaProvider locale={locale}>
      <ToastProvider>
        <main style={styles}>
          <LanguageChoice onChange={setLocale} />
          <Program />
        </main>
      </ToastProvider>
    </SahaProvider>
  )
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
