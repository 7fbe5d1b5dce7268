import { TextPage } from '../../texts/text-page.tsx'
import ar from '../../texts/about/ar.ts'
import en from '../../texts/about/en.ts'

export default function About() {
  return <TextPage text={{ en, ar }} />
}
