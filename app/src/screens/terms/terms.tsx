import { StaticPage } from '../../layout/static-page.tsx'
import ar from '../../static-content/terms/ar.ts'
import en from '../../static-content/terms/en.ts'

export default function Terms() {
  return <StaticPage text={{ en, ar }} changed="2026-11-22" />
}
