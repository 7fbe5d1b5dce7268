import { TextPage } from '../../texts/text-page.tsx'
import ar from '../../texts/terms/ar.ts'
import en from '../../texts/terms/en.ts'

export default function Terms() {
  return <TextPage text={{ en, ar }} changed="2026-11-22" />
}
