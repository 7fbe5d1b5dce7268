import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'الملف الشخصي',
  description: 'أفضل نتائجك وألعابك المفضلة وما لعبته مؤخرًا.',
  lead: 'لا يرى هذه الصفحة غيرك. أما اسمك ونتائجك فيراها الجميع في لوحات النتائج.',
  scores: 'أفضل نتائجك',
  scoresCaption: 'أفضل نتيجة لك في كل لعبة',
  game: 'اللعبة',
  score: 'النتيجة',
  date: 'التاريخ',
  noScores: 'لا نتائج لك بعد. أنهِ لعبة وأرسل نتيجتك.',
  favorites: 'المفضلة',
  noFavorites: 'لا ألعاب مفضلة بعد.',
  played: 'لعبتها مؤخرًا',
  noPlayed: 'لم تلعب أي لعبة في هذا المتصفح بعد.',
  login: 'سجّل الدخول لترى ملفك',
  loginLink: 'دخول',
} as const satisfies Translated<typeof en>
