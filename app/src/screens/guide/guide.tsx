import { TextPage } from '../../texts/text-page.tsx'
import ar from '../../texts/guide/ar.ts'
import en from '../../texts/guide/en.ts'

export default function Guide() {
  return <TextPage text={{ en, ar }} />
}
