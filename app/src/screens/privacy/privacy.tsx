import { TextPage } from '../../texts/text-page.tsx'
import ar from '../../texts/privacy/ar.ts'
import en from '../../texts/privacy/en.ts'

export default function Privacy() {
  return <TextPage text={{ en, ar }} changed="2026-11-22" />
}
