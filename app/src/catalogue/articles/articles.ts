import { loadChunk } from '../../chunks/load-chunk.ts'
import type { Article, ArticleBody } from '../types.ts'

const article = (entry: Omit<Article, 'thumbnailUrl'>): Article => ({
  ...entry,
  thumbnailUrl: `posters/${entry.id}.svg`,
})

export const articles: readonly Article[] = [
  article({
    id: 'one-button-games',
    title: { en: 'How to get good at one-button games', ar: 'زر واحد يكفي: كيف تبرع في أبسط الألعاب' },
    excerpt: {
      en: 'Five small habits that turn a single tap into a skill, and why the best players look as if they are doing nothing.',
      ar: 'خمس عادات صغيرة تجعل من نقرة واحدة مهارة، ولماذا يبدو أمهر اللاعبين كأنه لا يفعل شيئًا.',
    },
    createdAt: '2026-11-14',
  }),
  article({
    id: 'courtyard-games',
    title: {
      en: 'From senet to tiles: a short history of games in the courtyard',
      ar: 'من السنيت إلى الزليج: حكاية اللعب في فناء الدار',
    },
    excerpt: {
      en: 'Five thousand years of boards scratched in stone, seeds dropped into pits and stars laid on the floor.',
      ar: 'خمسة آلاف عام من رقاع تُخدش في الحجر، وبذور تُلقى في الحُفر، ونجوم تُرصف على الأرض.',
    },
    createdAt: '2026-10-30',
  }),
]

const bodies: ReadonlyMap<string, () => Promise<{ default: ArticleBody }>> = new Map([
  ['one-button-games', () => loadChunk(() => import('./one-button-games.ts'))],
  ['courtyard-games', () => loadChunk(() => import('./courtyard-games.ts'))],
])

/** Loads an article's text, which is not part of the first load. */
export const loadArticleBody = async (id: string): Promise<ArticleBody | undefined> =>
  (await bodies.get(id)?.())?.default
