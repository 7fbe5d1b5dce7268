import type { GameTexts, Locale, PluralForms, Stage } from '../../core/index.ts'
import { missionTexts } from './mission-texts.ts'
import type { Dish, Upgrade } from './rules/menu.ts'
import type { HintName } from './view/hints.ts'

export interface Texts extends GameTexts {
  /** `{n}` is the number of the day. */
  day: string
  /** Praise for a day with one, two and three stars. */
  praises: readonly string[]
  /** `{points}` and `{target}` of the day. */
  dayResult: string
  /** `{target}`. */
  goal: string
  /** `{target}` of the first day, with what it is for. */
  firstGoal: string
  /** `{points}` that the day still needs. */
  missing: string
  newDish: string
  /** `{name}` and `{dish}`. */
  order: string
  /** `{name}`. */
  left: string
  ready: string
  lastOrders: string
  combo: string
  comboLost: string
  hints: Record<HintName, string>
  /** By quality, from 1 to 3. */
  grades: readonly [string, string, string]
  burnt: string
  spilled: string
  perfectDish: string
  saved: string
  dishes: Record<Dish, string>
  /** Names of the ten customers. */
  names: readonly string[]
  market: string
  coins: string
  bought: string
  openDay: string
  bestStars: string
  upgrades: Record<Upgrade, { name: string; effect: string }>
  days: string
  served: string
  perfectCount: string
}

export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Souk Kitchen',
    tagline: 'Fry, cut, pour and plate for twenty busy days.',
    keys: 'Left and right choose a station, Space works it; hold it to pour. Up and down choose a customer.',
    touch: 'Tap a station at the right moment. Hold the jug to pour.',
    gamepad: 'The stick chooses a station or a customer, A works; hold A to pour.',
    points: 'Precise work pays, happy customers tip, and a streak adds up to half again.',
    missions: missionTexts.en,
    over: 'The stall is closed',
    won: 'Talk of the souk!',
    day: 'Day {n}',
    praises: ['A good day!', 'A great day!', 'A golden day!'],
    dayResult: '{points} of {target} points',
    goal: 'Earn {target}',
    firstGoal: 'Earn {target} to open tomorrow',
    missing: '{points} to go.',
    newDish: 'New: {dish}',
    order: '{name}: {dish}, please.',
    left: '{name} left.',
    ready: 'Ready to plate: {dish}',
    lastOrders: 'Last orders!',
    combo: 'Streak {n}',
    comboLost: 'Streak lost',
    hints: {
      fry: 'Put it in the pan',
      flip: 'Golden! Turn it',
      take: 'Golden! Take it out',
      scrap: 'Burnt! Throw it away',
      cut: 'Start cutting',
      slice: 'Cut when the knife is on a line',
      pour: 'Hold to pour',
      stop: 'Let go at the golden mark',
      drop: 'Drop it when its place is on top',
    },
    grades: ['Poor', 'Good', 'Perfect!'],
    burnt: 'Burnt!',
    spilled: 'Spilled!',
    perfectDish: 'Perfect dish!',
    saved: 'The cat saved your streak',
    dishes: {
      falafel: 'Falafel plate',
      tea: 'Mint tea',
      hummus: 'Hummus',
      fattoush: 'Fattoush',
      shawarma: 'Shawarma',
      shakshuka: 'Shakshuka',
      halloumi: 'Grilled halloumi',
      lemonade: 'Mint lemonade',
      kunafa: 'Kunafa',
      kofta: 'Kofta and tahini',
    },
    names: [
      'Umm Nabil',
      'Abu Khalil',
      'Zahra',
      'Hajj Salem',
      'Yusuf',
      'Sheikh Idris',
      'Grandma Nour',
      'Doctor Rana',
      'Karim',
      'Mira',
    ],
    market: 'Evening market',
    coins: 'Coins',
    bought: 'Yours',
    openDay: 'Open day {n}',
    bestStars: 'Your best stars',
    upgrades: {
      copper: { name: 'Copper pan', effect: 'Food stays golden longer.' },
      knife: { name: 'Damascus knife', effect: 'Fewer cuts, wider lines.' },
      spout: { name: 'Brass jug', effect: 'A wider mark to pour to.' },
      tray: { name: 'Brass tray', effect: 'Wider places on the plate.' },
      carpet: { name: 'Carpet', effect: 'Customers wait longer.' },
      lanterns: { name: 'Lanterns', effect: 'Better tips.' },
      secondPan: { name: 'Second pan', effect: 'Fry two things at once.' },
      cat: { name: 'Souk cat', effect: 'Saves your streak once a day.' },
    },
    days: 'Days',
    served: 'Dishes',
    perfectCount: 'Perfect',
  },
  ar: {
    title: 'مطبخ السوق',
    tagline: 'اقلِ وقطّع واسكب وقدّم، في عشرين يومًا من الزحام.',
    keys: 'اختر الركن بالسهمين يمينًا ويسارًا واعمل بالمسافة، واضغطها مطوّلًا للسكب. وبالسهمين أعلى وأسفل تختار الزبون.',
    touch: 'المس الركن في لحظته المناسبة، والمس الإبريق مطوّلًا للسكب.',
    gamepad: 'اختر الركن أو الزبون بالعصا واعمل بالزر A، واضغطه مطوّلًا للسكب.',
    points: 'الإتقان يُكسبك، والزبون الراضي يزيدك بقشيشًا، والسلسلة ترفع نقاطك حتى النصف.',
    missions: missionTexts.ar,
    over: 'أغلق الدكّان أبوابه',
    won: 'صرت حديث السوق!',
    day: 'اليوم {n}',
    praises: ['يوم طيّب!', 'يوم رائع!', 'يوم ذهبي!'],
    dayResult: '{points} من {target} نقطة',
    goal: 'اجمع {target}',
    firstGoal: 'اجمع {target} لتفتح اليوم التالي',
    missing: 'ينقصك {points}.',
    newDish: 'جديد: {dish}',
    order: '{name}: {dish}، من فضلك.',
    left: 'غادر الزبون: {name}.',
    ready: 'جاهز للتقديم: {dish}',
    lastOrders: 'آخر الطلبات!',
    combo: 'سلسلة {n}',
    comboLost: 'انقطعت السلسلة',
    hints: {
      fry: 'ضعه في المقلاة',
      flip: 'صار ذهبيًّا! اقلبه',
      take: 'صار ذهبيًّا! ارفعه',
      scrap: 'احترق! تخلّص منه',
      cut: 'ابدأ التقطيع',
      slice: 'اقطع حين تبلغ السكين الخط',
      pour: 'اضغط مطوّلًا لتسكب',
      stop: 'توقّف عند العلامة الذهبية',
      drop: 'أنزله حين يصير موضعه في الأعلى',
    },
    grades: ['ضعيف', 'جيد', 'ممتاز!'],
    burnt: 'احترق!',
    spilled: 'انسكب!',
    perfectDish: 'طبق ممتاز!',
    saved: 'أنقذت القطة سلسلتك',
    dishes: {
      falafel: 'صحن فلافل',
      tea: 'شاي بالنعناع',
      hummus: 'حمّص',
      fattoush: 'فتّوش',
      shawarma: 'شاورما',
      shakshuka: 'شكشوكة',
      halloumi: 'حلّوم مشوي',
      lemonade: 'ليمون بالنعناع',
      kunafa: 'كنافة',
      kofta: 'كفتة بالطحينة',
    },
    names: [
      'أم نبيل',
      'أبو خليل',
      'زهرة',
      'الحاج سالم',
      'يوسف',
      'الشيخ إدريس',
      'الجدّة نور',
      'الدكتورة رنا',
      'كريم',
      'ميرا',
    ],
    market: 'سوق المساء',
    coins: 'القطع',
    bought: 'لديك',
    openDay: 'افتح اليوم {n}',
    bestStars: 'أفضل نجومك',
    upgrades: {
      copper: { name: 'مقلاة نحاس', effect: 'يبقى الطعام ذهبيًّا مدة أطول.' },
      knife: { name: 'سكين دمشقية', effect: 'قطعات أقل وخطوط أعرض.' },
      spout: { name: 'إبريق نحاس', effect: 'علامة سكب أعرض.' },
      tray: { name: 'صينية نحاس', effect: 'مواضع أوسع على الطبق.' },
      carpet: { name: 'بساط', effect: 'ينتظر الزبائن مدة أطول.' },
      lanterns: { name: 'فوانيس', effect: 'بقشيش أكبر.' },
      secondPan: { name: 'مقلاة ثانية', effect: 'اقلِ شيئين معًا.' },
      cat: { name: 'قطة السوق', effect: 'تنقذ سلسلتك مرة كل يوم.' },
    },
    days: 'الأيام',
    served: 'الأطباق',
    perfectCount: 'الممتاز منها',
  },
}

export const starsEarned: PluralForms = {
  en: { one: '{n} star', other: '{n} stars' },
  ar: {
    zero: 'بلا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{n} نجوم',
    many: '{n} نجمة',
    other: '{n} نجمة',
  },
}

export const coinCost: PluralForms = {
  en: { one: '{n} coin', other: '{n} coins' },
  ar: {
    zero: 'بلا ثمن',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{n} قطع',
    many: '{n} قطعة',
    other: '{n} قطعة',
  },
}

/** Puts numbers into the places of a text, in their order. */
export const fill = ({ formatNumber }: Stage<Texts>, text: string, ...values: readonly number[]): string =>
  values.reduce((filled, value) => filled.replace(/\{\w+\}/, formatNumber(value)), text)
