import { useKit } from '@saha/ui/provider'
import { SourceList, type Source } from '@saha/ui/source-list'

const texts: Record<'en' | 'ar', { label: string; sources: readonly Source[] }> = {
  en: {
    label: 'Sources',
    sources: [
      { uri: 'https://en.wikipedia.org/wiki/Backgammon', title: 'Backgammon – Wikipedia' },
      { uri: 'https://maps.example.com/?cid=42', title: 'The Courtyard Café', kind: 'map' },
    ],
  },
  ar: {
    label: 'المصادر',
    sources: [
      { uri: 'https://ar.wikipedia.org/wiki/طاولة_(لعبة)', title: 'الطاولة (لعبة) – ويكيبيديا' },
      { uri: 'https://maps.example.com/?cid=42', title: 'مقهى الساحة', kind: 'map' },
    ],
  },
}

export default function WebAndMap() {
  const { label, sources } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <SourceList label={label} sources={sources} />
}
