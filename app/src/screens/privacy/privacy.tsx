import { StaticPage } from '../../layout/static-page.tsx'
import ar from '../../static-content/privacy/ar.ts'
import en from '../../static-content/privacy/en.ts'

export default function Privacy() {
  return <StaticPage text={{ en, ar }} changed="2026-11-29" />
}
