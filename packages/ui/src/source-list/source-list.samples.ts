import type { Source } from './source-list.tsx'

/** Sample search results: titles in both languages, a redirect, a map place. */
export const sourceSamples: Record<'en' | 'ar', { label: string; sources: readonly Source[] }> = {
  en: {
    label: 'Sources',
    sources: [
      { uri: 'https://en.wikipedia.org/wiki/Backgammon', title: 'Backgammon – Wikipedia' },
      {
        uri: 'https://redirect.example.com/grounding/AbC123',
        title: 'How to play backgammon: rules for beginners, with pictures of every opening move',
        site: 'bkgm.com',
      },
      { uri: 'https://ar.wikipedia.org/wiki/طاولة_(لعبة)', title: 'الطاولة (لعبة)' },
      { uri: 'https://maps.example.com/?cid=42', title: 'The Courtyard Café', kind: 'map' },
    ],
  },
  ar: {
    label: 'المصادر',
    sources: [
      { uri: 'https://ar.wikipedia.org/wiki/طاولة_(لعبة)', title: 'الطاولة (لعبة) – ويكيبيديا' },
      {
        uri: 'https://redirect.example.com/grounding/AbC123',
        title: 'كيف تلعب الطاولة: القواعد للمبتدئين، مع صور لكل نقلة افتتاحية',
        site: 'bkgm.com',
      },
      { uri: 'https://en.wikipedia.org/wiki/Backgammon', title: 'Backgammon' },
      { uri: 'https://maps.example.com/?cid=42', title: 'مقهى الساحة', kind: 'map' },
    ],
  },
}

/** Malicious titles and URLs. */
export const hostileSources: readonly Source[] = [
  { uri: 'javascript:alert(1)', title: 'javascript:alert(1)' },
  { uri: 'http://example.com/', title: 'Not secure' },
  { uri: 'https://bank.example@evil.example/', title: 'Your bank' },
  { uri: 'https://example.com/a', title: 'Invoice \u202Egpj.exe\n\n\n<b>bold</b>' },
  { uri: 'https://example.com/b', title: 'W'.repeat(5000) },
  { uri: 'not an address', title: '' },
  { uri: `https://${'very-long-name.'.repeat(12)}example.com/`, title: '' },
]
