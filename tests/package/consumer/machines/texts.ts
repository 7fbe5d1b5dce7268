const en = {
  stars: 'Stars',
  confirm: 'Confirm',
  thanks: 'Thank you',
  record: 'Record',
  finish: 'Finish',
  level: 'Level',
  connect: 'Connect',
  hangUp: 'Hang up',
  failed: 'It failed',
}

const ar: typeof en = {
  stars: 'النجوم',
  confirm: 'أكّد',
  thanks: 'شكرًا لك',
  record: 'سجّل',
  finish: 'أنهِ التسجيل',
  level: 'مستوى الصوت',
  connect: 'اتصل',
  hangUp: 'أنهِ المكالمة',
  failed: 'تعذّر ذلك',
}

export const language = new URLSearchParams(location.search).get('language') === 'ar' ? 'ar' : 'en'
export const texts = { en, ar }[language]
