import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'A pearl, a paddle and a wall of stars. Keep the pearl in the air until the last tile falls.',
    ar: 'لؤلؤة ومضرب وجدار من النجوم. أبقِ اللؤلؤة في الهواء حتى تسقط آخر بلاطة.',
  },
  howToPlay: {
    en: 'Move the paddle with a finger, the mouse or the arrow keys. Meet the pearl on its way down, and use the edge of the paddle to aim.',
    ar: 'حرّك المضرب بإصبعك أو بالفأرة أو بمفاتيح الأسهم. استقبل اللؤلؤة وهي تهبط، وصوّب بحافة المضرب.',
  },
  levels: [
    { en: 'A second wall, laid by a steadier hand.', ar: 'جدار ثانٍ، بنته يد أثبت.' },
    { en: 'The pearl has found its speed. Have you?', ar: 'وجدت اللؤلؤة سرعتها، فهل وجدت سرعتك؟' },
    { en: 'Break the corners first and the rest will follow.', ar: 'اكسر الزوايا أولًا يتبعها الباقي.' },
    { en: 'A wall worthy of a palace. Bring your best angle.', ar: 'جدار يليق بقصر، فاختر زاويتك بعناية.' },
  ],
}
