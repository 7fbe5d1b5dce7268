import type { CarName } from './view/cars/bodies.ts'
import type { Medal, StageName } from './rules/stages.ts'
import { missionTexts } from './mission-texts.ts'
import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'

export interface Texts extends GameTexts {
  time: string
  overtaken: string
  distance: string
  streak: string
  speed: string
  /** `{n}` is the number. */
  kilometers: string
  kilometersAnHour: string
  close: string
  drift: string
  flight: string
  gate: string
  /** Said when the time runs out and the engine stops. */
  empty: string
  go: string
  stages: Readonly<Record<StageName, string>>
  /** `{n}` is the number of the stage, `{all}` that of all, `{name}` its name. */
  stageOf: string
  stagesFinished: string
  finish: string
  medals: Readonly<Record<Medal, string>>
  noMedal: string
  newBestTime: string
  /** `{time}` is the best time. */
  bestTime: string
  /** Name of the page on which a car is chosen, and what cars differ in. */
  garage: string
  garageNote: string
  cars: Readonly<Record<CarName, string>>
  /** Said when the player gets ahead of the car that keeps the time of a medal, or the own best one. */
  ahead: Readonly<Record<Medal | 'best', string>>
  /** Advice for new players. */
  lessons: {
    pace: string
    drift: string
    /** While a drift pays. */
    release: string
    nitro: Record<'keys' | 'touch' | 'gamepad', string>
    sand: string
  }
  tankFull: string
  slipstream: string
  blocked: string
  /** Said when the player passes a rival that blocks. */
  outwitted: string
}

export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Dune Rally',
    tagline: 'Five stages, from the morning dunes into the night.',
    keys: 'Arrows or A and D steer, Space burns nitro, down brakes. Drifts, feats and slipstreams fill the tank. Water is time.',
    touch:
      'Hold the side you want to go to, or drag. Drifts, feats and slipstreams fill the nitro tank. Water is time.',
    gamepad:
      'The stick steers, A burns nitro, B brakes. Drifts, feats and slipstreams fill the tank. Water is time.',
    touchControls: { brake: 'Brake', nitro: 'Nitro' },
    hint: {
      keys: 'Arrows steer, Space burns nitro.',
      touch: 'Hold a side to steer. Nitro makes you faster.',
      gamepad: 'The stick steers, A burns nitro.',
    },
    over: 'Out of time',
    won: 'Rally finished!',
    points: 'Feats pay by your streak. A gate gives 250, a finish 500, a medal up to 1,000.',
    modes: { ranked: 'Rally', free: 'Endless' },
    missions: missionTexts.en,
    time: 'Time',
    overtaken: 'Cars passed',
    distance: 'Distance',
    streak: 'Best streak',
    speed: 'Top speed',
    kilometers: '{n} km',
    kilometersAnHour: '{n} km/h',
    close: 'Close!',
    drift: 'Drift!',
    flight: 'Big air!',
    gate: 'Gate {n}',
    empty: 'Roll on!',
    go: 'Go!',
    stages: { dunes: 'Dunes', canyon: 'Canyon', oasis: 'Oasis road', salt: 'Salt flat', night: 'Night' },
    stageOf: 'Stage {n} of {all}: {name}',
    stagesFinished: 'Stages',
    finish: 'Finish!',
    medals: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
    noMedal: 'Finished',
    newBestTime: 'New best time!',
    bestTime: 'Best time: {time}',
    garage: 'Garage',
    garageNote: 'Stage medals unlock cars. They look and sound their own way, and all drive alike.',
    cars: { wagon: 'Wagon', pickup: 'Pickup', buggy: 'Buggy', coupe: 'Coupé' },
    ahead: {
      gold: 'Ahead of gold!',
      silver: 'Ahead of silver!',
      bronze: 'Ahead of bronze!',
      best: 'Ahead of your best!',
    },
    lessons: {
      pace: 'Beat the white car to a medal',
      drift: 'Steer hard into the bend to drift',
      release: 'Let go for a boost!',
      nitro: {
        keys: 'Straight ahead: hold Space for nitro',
        touch: 'Straight ahead: hold Nitro',
        gamepad: 'Straight ahead: hold A for nitro',
      },
      sand: 'Sand slows you down: back to the road',
    },
    tankFull: 'Nitro full!',
    slipstream: 'Slipstream',
    blocked: 'Blocker ahead!',
    outwitted: 'Outwitted!',
  },
  ar: {
    title: 'رالي الكثبان',
    tagline: 'خمس مراحل، من كثبان الصباح إلى عتمة الليل.',
    keys: 'وجّه بالأسهم أو A وD، والمسافة للنيترو، والسهم السفلي للكبح. يمتلئ الخزان بالانزلاق والمهارات والسير خلف السيارات. والماء وقت.',
    touch:
      'المس الجهة التي تقصدها أو اسحب. يمتلئ خزان النيترو بالانزلاق والمهارات والسير خلف السيارات. والماء وقت.',
    gamepad:
      'وجّه بالعصا، والزر A للنيترو، وB للكبح. يمتلئ الخزان بالانزلاق والمهارات والسير خلف السيارات. والماء وقت.',
    touchControls: { brake: 'مكابح', nitro: 'نيترو' },
    hint: {
      keys: 'وجّه بالأسهم، والمسافة للنيترو.',
      touch: 'المس جهةً لتتجه إليها، واضغط النيترو لتسرع.',
      gamepad: 'وجّه بالعصا، والزر A للنيترو.',
    },
    over: 'انتهى الوقت',
    won: 'أكملت الرالي!',
    points: 'المهارة بقدر سلسلتك، وللبوابة 250، ولخط النهاية 500، وللميدالية حتى 1,000.',
    modes: { ranked: 'الرالي', free: 'طريق بلا نهاية' },
    missions: missionTexts.ar,
    time: 'الوقت',
    overtaken: 'سيارات تجاوزتها',
    distance: 'المسافة',
    streak: 'أعلى سلسلة',
    speed: 'أعلى سرعة',
    kilometers: '{n} كم',
    kilometersAnHour: '{n} كم/س',
    close: 'بشعرة!',
    drift: 'انزلاق بارع!',
    flight: 'تحليق!',
    gate: 'البوابة {n}',
    empty: 'هيّا، بقي القليل!',
    go: 'انطلق!',
    stages: { dunes: 'الكثبان', canyon: 'الوادي', oasis: 'طريق الواحة', salt: 'السبخة', night: 'الليل' },
    stageOf: 'المرحلة {n} من {all}: {name}',
    stagesFinished: 'المراحل',
    finish: 'خط النهاية!',
    medals: { gold: 'ذهبية', silver: 'فضية', bronze: 'برونزية' },
    noMedal: 'بلغت النهاية',
    newBestTime: 'أفضل زمن لك!',
    bestTime: 'أفضل زمن: {time}',
    garage: 'المرآب',
    garageNote: 'ميداليات المراحل تفتح السيارات. لكل سيارة شكلها وصوتها، وكلها سواء في السرعة.',
    cars: { wagon: 'دفع رباعي', pickup: 'وانيت', buggy: 'باغي', coupe: 'كوبيه' },
    ahead: {
      gold: 'سبقت الذهبية!',
      silver: 'سبقت الفضية!',
      bronze: 'سبقت البرونزية!',
      best: 'سبقت أفضل أزمنتك!',
    },
    lessons: {
      pace: 'اسبق السيارة البيضاء لتنال ميدالية',
      drift: 'أطِل التوجيه إلى داخل المنعطف لتنزلق',
      release: 'أفلت الآن لتندفع!',
      nitro: {
        keys: 'الطريق مستقيم: أطِل ضغط المسافة للنيترو',
        touch: 'الطريق مستقيم: أطِل ضغط النيترو',
        gamepad: 'الطريق مستقيم: أطِل ضغط A للنيترو',
      },
      sand: 'الرمل يبطئك، فعُد إلى الطريق',
    },
    tankFull: 'امتلأ النيترو!',
    slipstream: 'في ظل الريح',
    blocked: 'أمامك من يسدّ الطريق!',
    outwitted: 'راوغته!',
  },
}

export const secondsWon: PluralForms = {
  en: { one: '{n} more second', other: '{n} more seconds' },
  ar: {
    zero: 'لا وقت إضافيًا',
    one: 'ثانية إضافية',
    two: 'ثانيتان إضافيتان',
    few: '{n} ثوانٍ إضافية',
    many: '{n} ثانية إضافية',
    other: '{n} ثانية إضافية',
  },
}

/** Medals that unlock a car. */
export const medalsNeeded: PluralForms = {
  en: { one: '{n} stage medal', other: '{n} stage medals' },
  ar: {
    zero: 'بلا ميداليات',
    one: 'ميدالية مرحلة',
    two: 'ميداليتا مرحلتين',
    few: '{n} ميداليات مراحل',
    many: '{n} ميدالية مراحل',
    other: '{n} ميدالية مراحل',
  },
}

export const secondsLeft: PluralForms = {
  en: { one: '{n} second left', other: '{n} seconds left' },
  ar: {
    zero: 'انتهى الوقت',
    one: 'بقيت ثانية واحدة',
    two: 'بقيت ثانيتان',
    few: 'بقيت {n} ثوانٍ',
    many: 'بقيت {n} ثانية',
    other: 'بقيت {n} ثانية',
  },
}
