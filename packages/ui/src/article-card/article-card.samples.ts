import { posters } from '../testing/posters.ts'

/** Two sample articles. */
export const articles = {
  en: [
    {
      title: 'How to learn any puzzle game in five minutes',
      date: '5 March 2026',
      dateTime: '2026-03-05',
      excerpt: 'Start with the corners, say your plan aloud, and lose the first round on purpose.',
      image: posters.zellige,
    },
    {
      title: 'Playing together on one keyboard',
      date: '26 February 2026',
      dateTime: '2026-02-26',
      excerpt: 'Two chairs, one screen and a rule about elbows: an evening that costs nothing.',
      image: posters.car,
    },
  ],
  ar: [
    {
      title: 'كيف تتقن أي لعبة ألغاز في خمس دقائق',
      date: '5 مارس 2026',
      dateTime: '2026-03-05',
      excerpt: 'ابدأ من الأطراف، وفكّر بصوت مسموع، ولا بأس أن تخسر الجولة الأولى عمدًا.',
      image: posters.zellige,
    },
    {
      title: 'لاعبان على لوحة مفاتيح واحدة',
      date: '26 فبراير 2026',
      dateTime: '2026-02-26',
      excerpt: 'كرسيّان وشاشة واحدة واتفاق على المرافق: سهرة لا تكلّف شيئًا.',
      image: posters.car,
    },
  ],
}
