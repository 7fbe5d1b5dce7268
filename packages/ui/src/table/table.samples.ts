/** Players with names in both scripts. */
export const players = [
  { id: 'a', name: 'نور', games: 12, score: 128450 },
  { id: 'b', name: 'lina_93', games: 8, score: 97200 },
  { id: 'c', name: 'أبو فهد', games: 31, score: 6880 },
  { id: 'd', name: 'Grandmaster', games: 5, score: 41007 },
  { id: 'e', name: 'سامي', games: 140, score: 980 },
]

export const tableTexts = {
  en: {
    caption: 'Players of the week',
    name: 'Player',
    games: 'Games',
    score: 'Score',
    none: 'Nobody played this week',
    play: 'Play a round, and your name appears here.',
  },
  ar: {
    caption: 'لاعبو الأسبوع',
    name: 'اللاعب',
    games: 'الجولات',
    score: 'النقاط',
    none: 'لم يلعب أحد هذا الأسبوع',
    play: 'العب جولة وسيظهر اسمك هنا.',
  },
}
