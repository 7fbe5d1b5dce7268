import type { Game, Localised } from '../types.ts'

/** Texts of a game's own pages. */
export interface GameTexts {
  description: Localised
  howToPlay: Localised
}

interface BaseGameTexts extends GameTexts {
  /** Differences of each further level, from level 2 up. */
  levels: readonly Localised[]
}

/** Texts by base game, apart from the catalogue so that game lists do not download them. */
export const baseGameTexts: Readonly<Record<string, BaseGameTexts>> = {
  'lantern-leap': {
    description: {
      en: 'The city sleeps and the roofs are yours. Leap from one to the next and gather every lantern on the way.',
      ar: 'نامت المدينة وبقيت السطوح لك. اقفز من سطح إلى سطح، واجمع في طريقك كل فانوس مضيء.',
    },
    howToPlay: {
      en: 'Tap, click or press Space to jump; hold a little longer to jump higher. Land on the roofs, catch the lanterns and mind the gaps.',
      ar: 'المس الشاشة أو انقر أو اضغط مفتاح المسافة لتقفز، وأطل الضغط لتعلو أكثر. اهبط على السطوح، والتقط الفوانيس، واحذر ما بينها.',
    },
    levels: [
      {
        en: 'A new quarter of the city, at a slightly brisker walk.',
        ar: 'حيّ جديد من المدينة، والخطى أسرع قليلًا.',
      },
      {
        en: 'Level three: you know the wind by now, so trust it.',
        ar: 'المستوى الثالث: صرت تعرف الريح، فثق بها.',
      },
      { en: 'These roofs were built by someone in a hurry.', ar: 'سطوح كأن بانيها كان على عجل.' },
      {
        en: 'Past midnight the city gives nothing away for free.',
        ar: 'بعد منتصف الليل لا تهبك المدينة شيئًا بلا جهد.',
      },
      {
        en: 'The last quarter, for those who leap without thinking.',
        ar: 'الحيّ الأخير، لمن صار القفز في دمه.',
      },
    ],
  },
  zellige: {
    description: {
      en: 'Slide star tiles across the courtyard. Two of a kind become one finer star: how far can your pattern go?',
      ar: 'حرّك نجوم الزليج في فناء الدار. إذا التقت نجمتان متشابهتان صارتا نجمة أبهى، فإلى أين يصل نقشك؟',
    },
    howToPlay: {
      en: 'Swipe in any direction, or use the arrow keys. Equal tiles merge when they meet. The game ends when no tile can move, so leave yourself room.',
      ar: 'اسحب في أي اتجاه أو استخدم مفاتيح الأسهم. البلاطتان المتماثلتان تندمجان حين تلتقيان. وتنتهي اللعبة حين لا تبقى حركة، فاترك لنفسك متسعًا.',
    },
    levels: [
      {
        en: 'Another courtyard, another opening. Tea is on the way.',
        ar: 'فناء آخر وبداية أخرى، والشاي في الطريق.',
      },
      {
        en: 'A board that rewards those who think two moves ahead.',
        ar: 'رقعة تكافئ من يفكر قبل يده بحركتين.',
      },
      { en: 'The master tiler starts you off with less room.', ar: 'معلّم الزليج يمنحك هذه المرة متسعًا أقل.' },
      { en: 'Quiet on the surface, stubborn underneath.', ar: 'هادئة في ظاهرها، عنيدة في باطنها.' },
      {
        en: 'The palace floor: one careless swipe and you will feel it.',
        ar: 'أرضية القصر: سحبة واحدة بلا تفكير وستشعر بها.',
      },
    ],
  },
  'dune-rally': {
    description: {
      en: 'Moon above, sand below, rivals all around. Weave through the dunes and reach each gate before the time runs out.',
      ar: 'القمر فوقك والرمل تحتك والمنافسون حولك. شقّ طريقك بين الكثبان، وأدرك كل بوابة قبل أن ينفد الوقت.',
    },
    howToPlay: {
      en: 'Steer with the arrow keys, or touch the side you want to go to. Pass the other cars, keep clear of the rocks, and collect water for a little more time.',
      ar: 'وجّه سيارتك بمفاتيح الأسهم، أو المس الجهة التي تقصدها. تجاوز السيارات، وابتعد عن الصخور، والتقط الماء يزدك وقتًا.',
    },
    levels: [
      { en: 'Stage two: softer sand, faster company.', ar: 'المرحلة الثانية: رمل أنعم ومنافسون أسرع.' },
      { en: 'The wind has moved every dune since yesterday.', ar: 'حرّكت الريح كل كثيب منذ الأمس.' },
      { en: 'A long stage. Look after your water.', ar: 'مرحلة طويلة، فحافظ على مائك.' },
      {
        en: 'Only the stubborn make it this deep into the sand.',
        ar: 'لا يبلغ هذا العمق من الرمل إلا العنيد.',
      },
    ],
  },
  'oasis-quest': {
    description: {
      en: 'Old walls, locked gates and, somewhere behind them, sweet water. Find the keys and reach the oasis.',
      ar: 'جدران قديمة وأبواب موصدة، ووراءها في مكان ما ماء عذب. اعثر على المفاتيح حتى تبلغ الواحة.',
    },
    howToPlay: {
      en: 'Walk with the arrow keys, or swipe the way you want to go. Keys open gates; follow the ruins until you find the palms.',
      ar: 'امشِ بمفاتيح الأسهم، أو اسحب إصبعك نحو وجهتك. المفاتيح تفتح الأبواب، فتتبّع الأطلال حتى ترى النخل.',
    },
    levels: [
      { en: 'A second ruin, and its builders liked corners.', ar: 'أطلال أخرى، وقد أحبّ بُناتها الزوايا.' },
      {
        en: 'More walls than the last one; the water is just as sweet.',
        ar: 'جدران أكثر من ذي قبل، والماء عذب كما كان.',
      },
      { en: 'Even the lizards lose their way in here.', ar: 'حتى السحالي تضلّ طريقها هنا.' },
      {
        en: 'Bring patience. The oasis has waited a thousand years.',
        ar: 'تزوّد بالصبر، فالواحة تنتظر منذ ألف عام.',
      },
    ],
  },
  'henna-studio': {
    description: {
      en: 'Watch a henna pattern bloom stroke by stroke, then draw it again from memory. It grows every round.',
      ar: 'راقب نقش الحناء وهو يتفتح خطًّا بعد خط، ثم أعده من ذاكرتك. ومع كل جولة يطول النقش.',
    },
    howToPlay: {
      en: 'See the order in which the parts are drawn, then repeat it by touch, mouse or keyboard. Get it right and the pattern grows by one.',
      ar: 'تابع ترتيب الأجزاء وهي تُرسم، ثم كرّره باللمس أو بالفأرة أو بلوحة المفاتيح. كلما أصبت زاد النقش جزءًا.',
    },
    levels: [
      { en: 'A new hand, a new pattern, a quicker brush.', ar: 'كف جديدة ونقش جديد وريشة أسرع.' },
      { en: 'The guests are arriving: the strokes come faster.', ar: 'وصلت الضيفات، فتسارعت الخطوط.' },
      {
        en: 'Henna night in the neighbour’s house. Everyone is watching.',
        ar: 'ليلة حناء عند الجيران، والكل يتفرج.',
      },
      {
        en: 'For the eldest aunt, who has seen every pattern twice.',
        ar: 'لكبرى الخالات، وقد رأت كل نقش مرتين.',
      },
    ],
  },
  'souk-kitchen': {
    description: {
      en: 'The market woke up hungry. Read each order, build it the way they like it and serve it with a smile.',
      ar: 'استيقظ السوق جائعًا. اقرأ طلب كل زبون، ورتّب مكوّناته كما يحب، وقدّمه بابتسامة.',
    },
    howToPlay: {
      en: 'Look at what the customer wants and pick the ingredients in the same order, by touch, mouse or keyboard. Serve before patience runs out.',
      ar: 'انظر إلى ما يريده الزبون واختر المكوّنات بالترتيب نفسه، باللمس أو بالفأرة أو بلوحة المفاتيح. وقدّم الطبق قبل أن ينفد الصبر.',
    },
    levels: [
      { en: 'Market day: the queue goes round the corner.', ar: 'إنه يوم السوق، والطابور يلتفّ حول الزاوية.' },
      { en: 'Word has spread. They come hungrier now.', ar: 'ذاع الصيت، وصاروا يأتون أشدّ جوعًا.' },
      { en: 'The evening rush, when nobody likes to wait.', ar: 'زحمة المساء، حين لا يحب أحد الانتظار.' },
      { en: 'A feast for the whole quarter. Roll up your sleeves.', ar: 'وليمة للحيّ كله، فشمّر عن ساعديك.' },
    ],
  },
  'star-breaker': {
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
  },
}

const addSentence = (text: Localised, sentence: Localised): Localised => ({
  en: `${text.en} ${sentence.en}`,
  ar: `${text.ar} ${sentence.ar}`,
})

/** Returns the texts of a game. A variant has those of its base game and a sentence about its level. */
export function getGameTexts({ baseId, variant }: Game): GameTexts {
  const base = baseGameTexts[baseId]
  if (!base) throw new Error(`Nothing is written about the game "${baseId}".`)
  const { description, howToPlay, levels } = base
  const sentence = levels[variant - 2]
  return { description: sentence ? addSentence(description, sentence) : description, howToPlay }
}
