import type { Phrases } from './phrases.ts'

const plural = new Intl.PluralRules('ar')
const bytes: Readonly<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  zero: () => '0 بايت',
  one: () => 'بايت واحد',
  two: () => 'بايتان',
  few: (count) => `${count} بايتات`,
  many: (count) => `${count} بايتًا`,
  other: (count) => `${count} بايت`,
}

/** Phrases in Arabic. */
export const arabic: Phrases = {
  demo: '**جواب تجريبي.**',
  opening: (text) => `لا يعمل هنا أي نموذج، وهذا النص مأخوذ مما كتبتَه: «${text}».`,
  nothingAsked: 'لم تسأل شيئًا بالكلمات.',
  turn: (turn, previous) => `هذا دورك رقم ${turn}، وكتبتَ قبله: «${previous}».`,
  factsHeading: 'ما يمكن قوله عنه يقينًا:',
  facts: (words, letters, longest) => [
    `عدد الكلمات: ${words}`,
    `عدد الحروف والرموز: ${letters}`,
    `أطول كلمة: **${longest}**`,
  ],
  listHeading: 'ما ذكرتَه، واحدًا بعد آخر:',
  step: (keyword, index) => `الخطوة ${index}: ابدأ بكلمة *${keyword}* وانظر ما يتصل بها.`,
  tableHeading: 'كلماتك جنبًا إلى جنب:',
  columns: ['الكلمة', 'الحروف', 'الموضع'],
  codeHeading: 'أسطر قليلة يمكنك تشغيلها:',
  codeComment: 'يعدّ كلمات ما كتبتَه.',
  section: (keyword) => `عن ${keyword}`,
  sentences: [
    (keyword, letters) => `كتبتَ «${keyword}»، وعدد حروفها ${letters}.`,
    (keyword, _, place) =>
      `موضعها ${place} بين الكلمات التي تحمل معنى سؤالك، ومن «${keyword}» كان الجواب الحقيقي سيبدأ.`,
    (keyword) => `كان النموذج سيقول الآن ما يعرفه عن ${keyword}، أما العرض التجريبي فلا يعرف إلا أنها تهمّك.`,
    (keyword) => `تخيّل هنا ثلاث فقرات: ما معنى ${keyword}، وأين نجدها، ولماذا يسأل عنها أحد.`,
    (keyword, letters) =>
      `الأجوبة الطويلة تختبر الصبر وترتيب الصفحة، ولذلك تعود كلمة ${keyword} بحروفها كلها، وعددها ${letters}.`,
    (keyword) => `من يقرأ بصوت عالٍ سيسمع «${keyword}» مرة أخرى الآن، ولعله يبتسم.`,
    (keyword) => `بمفتاح خاص بك يذهب السؤال نفسه عن ${keyword} إلى نموذج حقيقي، ولا يتغير شيء آخر.`,
  ],
  closing: 'اطلب قائمة أو جدولًا أو شيفرة أو جوابًا طويلًا لترى كيف تُعرض.',
  thoughts: (keywords) => [
    '**قراءة السؤال**\n\nأبدأ بالكلمات التي تحمل معناه.',
    `**النظر في الكلمات**\n\nأبرزها: ${keywords.join('، ')}.`,
    '**التخطيط للجواب**\n\nأقول إنه تجريبي، وأجيب بالعربية، وألتزم بما هو معلوم.',
  ],
  title: (topic) => `مسودة تجريبية: ${topic}`,
  summary: (topic) => `نص تجريبي عن ${topic}. لم يكتبه نموذج، وإنما يبيّن أين تقف كلمات النموذج.`,
  tag: 'تجريبي',
  image: (text) => `صورة تجريبية مرسومة من كلماتك: «${text}».`,
  star: (text) => `صورة تجريبية. لا يمكن رسم شيء من هذه الكلمات هنا، فهذه نجمة: «${text}».`,
  edited: (text) => `تعديل تجريبي لصورتك: «${text}».`,
  files: {
    opening: (question) => `لا يعمل هنا أي نموذج، فلم تُقرأ ملفاتك. هذا ما وصل مع سؤالك «${question}»:`,
    text: (words, start) => `نص عدد كلماته ${words}، وأوله «${start}»`,
    bytes: (count) => bytes[plural.select(count)](count),
    kilobytes: (count) => `${count} كيلوبايت`,
    document: (size) => `مستند PDF حجمه ${size}`,
    image: (size) => `صورة حجمها ${size}`,
    closing: 'بمفتاح خاص بك تذهب الملفات نفسها إلى نموذج حقيقي يقرؤها ويجيب عن سؤالك.',
  },
  insteadOfMedia: 'جواب تجريبي بالكلمات وحدها، فقد تعذّر صنع ما طلبتَه.',
  search: (topic) => [
    `لم يُبحث عن «${topic}».`,
    `كان المصدر التجريبي الأول سيقول ما معنى ${topic}.`,
    'وكان المصدر الثاني، من عنوان آخر، سيؤكد ذلك أو يعترض عليه.',
  ],
  places: (topic, near) => [
    near === null ? `لم تُسأل أي خريطة عن «${topic}».` : `لم تُسأل أي خريطة عن «${topic}» قرب ${near}.`,
    'المكان التجريبي الأول على بُعد خطوات، ويبقى مفتوحًا حتى العاشرة.',
    'والمكان التجريبي الثاني أبعد قليلًا وأهدأ.',
  ],
  place: (topic, index) => `مكان تجريبي ${index}: ${topic}`,
  live: {
    heard: (seconds, loudness, pauses) =>
      `هذا هو الصوت التجريبي. مدة كلامك ${seconds} ثانية، وشدته ${loudness} ديسيبل، وعدد الوقفات ${pauses}. لا أستطيع معرفة كلماتك.`,
    caption: (seconds) => `[صوت، ${seconds} ث]`,
    greeting: 'هذا هو الصوت التجريبي. قل شيئًا لأخبرك كم طال وكم كان عاليًا.',
    read: (text) => `هذا هو الصوت التجريبي. كتبتَ: ${text}.`,
  },
}
