import { posters } from '../testing/posters.ts'

/** An image before and after an edit. */
export const pair = {
  en: {
    before: { src: posters.car, alt: 'A yellow car on a blue ground' },
    after: { src: posters.dhow, alt: 'A dhow on a blue ground' },
    edited: 'The car is a boat now',
    original: 'As you took it',
  },
  ar: {
    before: { src: posters.car, alt: 'سيارة صفراء على خلفية زرقاء' },
    after: { src: posters.dhow, alt: 'قارب شراعي على خلفية زرقاء' },
    edited: 'صارت السيارة قاربًا',
    original: 'كما التقطتها',
  },
}
