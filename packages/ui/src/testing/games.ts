import type { Hue } from '../tag/index.ts'
import { posters } from './posters.ts'

interface SampleGame {
  id: string
  title: string
  titleLang?: string
  hue: Hue
  category: string
  image: string
  rating: number
  badge?: string
}

/** Sample games. One keeps its English title on Arabic pages. */
export const games: Record<'en' | 'ar', readonly SampleGame[]> = {
  en: [
    {
      id: 'neon-drift',
      title: 'Neon Drift',
      hue: 'racing',
      category: 'Racing',
      image: posters.car,
      rating: 4.8,
      badge: 'New',
    },
    {
      id: 'zellige',
      title: 'Zellige',
      hue: 'puzzle',
      category: 'Puzzle',
      image: posters.zellige,
      rating: 4.7,
    },
    {
      id: 'lantern',
      title: 'The Lantern Keeper',
      hue: 'adventure',
      category: 'Adventure',
      image: posters.lantern,
      rating: 4.6,
    },
    {
      id: 'rocket',
      title: 'Star Courier',
      hue: 'action',
      category: 'Action',
      image: posters.rocket,
      rating: 4.5,
      badge: 'Featured',
    },
    {
      id: 'pot',
      title: 'Grandma’s Kitchen',
      hue: 'cooking',
      category: 'Cooking',
      image: posters.pot,
      rating: 4.4,
    },
    {
      id: 'dress',
      title: 'A Dress for Eid',
      hue: 'girls',
      category: 'Girls',
      image: posters.dress,
      rating: 4.3,
    },
    {
      id: 'dhow',
      title: 'Dhow Race across the Gulf 2',
      hue: 'racing',
      category: 'Racing',
      image: posters.dhow,
      rating: 4.2,
    },
    {
      id: 'blocks',
      title: 'Falling Walls',
      hue: 'puzzle',
      category: 'Puzzle',
      image: posters.blocks,
      rating: 4.1,
    },
  ],
  ar: [
    {
      id: 'neon-drift',
      title: 'Neon Drift',
      titleLang: 'en',
      hue: 'racing',
      category: 'سباقات',
      image: posters.car,
      rating: 4.8,
      badge: 'جديدة',
    },
    { id: 'zellige', title: 'زلّيج', hue: 'puzzle', category: 'ألغاز', image: posters.zellige, rating: 4.7 },
    {
      id: 'lantern',
      title: 'حارس الفانوس',
      hue: 'adventure',
      category: 'مغامرات',
      image: posters.lantern,
      rating: 4.6,
    },
    {
      id: 'rocket',
      title: 'ساعي النجوم',
      hue: 'action',
      category: 'أكشن',
      image: posters.rocket,
      rating: 4.5,
      badge: 'مختارة',
    },
    { id: 'pot', title: 'مطبخ جدّتي', hue: 'cooking', category: 'طبخ', image: posters.pot, rating: 4.4 },
    {
      id: 'dress',
      title: 'فستان العيد',
      hue: 'girls',
      category: 'بنات',
      image: posters.dress,
      rating: 4.3,
    },
    {
      id: 'dhow',
      title: 'سباق المحامل في مياه الخليج 2',
      hue: 'racing',
      category: 'سباقات',
      image: posters.dhow,
      rating: 4.2,
    },
    {
      id: 'blocks',
      title: 'جدران متساقطة',
      hue: 'puzzle',
      category: 'ألغاز',
      image: posters.blocks,
      rating: 4.1,
    },
  ],
}
