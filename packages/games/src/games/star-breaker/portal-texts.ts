import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'A pearl, a paddle and thirty walls drawn in stars, from the gazelle to the dhow. Keep the pearl in the air and beat the guardians.',
    ar: 'لؤلؤة ومضرب وثلاثون جدارًا مرسومة بالنجوم، من الغزال إلى المركب الشراعي. أبقِ اللؤلؤة في الهواء واهزم الحرّاس.',
  },
  howToPlay: {
    en: 'Move the paddle with a finger, the mouse or the arrow keys. Meet the pearl on its way down, and use the edge of the paddle to aim. Broken stars give light: hold, then release to fire a bolt through the wall; on a touch screen a tap fires it. Every fifth wall has a guardian.',
    ar: 'حرّك المضرب بإصبعك أو بالفأرة أو بمفاتيح الأسهم. استقبل اللؤلؤة وهي تهبط، وصوّب بحافة المضرب. تمنحك النجوم المكسورة ضوءًا: أطِل الضغط ثم أفلت ليخترق سهمه الجدار، وعلى شاشة اللمس تكفي لمسة قصيرة. ولكل خمسة جدران حارس.',
  },
  levels: [
    { en: 'A second wall, laid by a steadier hand.', ar: 'جدار ثانٍ، بنته يد أثبت.' },
    { en: 'The pearl has found its speed. Have you?', ar: 'وجدت اللؤلؤة سرعتها، فهل وجدت سرعتك؟' },
    { en: 'Break the corners first and the rest will follow.', ar: 'اكسر الزوايا أولًا يتبعها الباقي.' },
    { en: 'A wall worthy of a palace. Bring your best angle.', ar: 'جدار يليق بقصر، فاختر زاويتك بعناية.' },
  ],
}
