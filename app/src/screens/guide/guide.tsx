import { StaticPage } from '../../layout/static-page.tsx'
import ar from '../../static-content/guide/ar.ts'
import en from '../../static-content/guide/en.ts'

export default function Guide() {
  return <StaticPage text={{ en, ar }} />
}
