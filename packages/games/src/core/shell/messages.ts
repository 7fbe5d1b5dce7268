import type { MedalName } from '../goals/medals.ts'
import type { Locale } from '../language.ts'

/** Texts of the arcade around every game. */
export interface Messages {
  play: string
  resume: string
  /** `{n}` is the score of the saved run. */
  continueAt: string
  again: string
  restart: string
  pause: string
  paused: string
  soundOn: string
  soundOff: string
  score: string
  best: string
  newBest: string
  over: string
  level: string
  shortcuts: string
  missions: string
  missionDone: string
  /** `{text}` is the mission. */
  missionCompleted: string
  medals: Record<MedalName, string>
  earned: string
  /** Instructions for gamepads: how to choose in games without instructions of their own, and how to pause. */
  gamepad: string
  gamepadPause: string
  music: string
  effects: string
  brokenTitle: string
  brokenText: string
  retry: string
  /** Leaves a page of a screen. */
  back: string
}

export const messages: Record<Locale, Messages> = {
  en: {
    play: 'Play',
    resume: 'Resume',
    continueAt: 'Continue at {n}',
    again: 'Play again',
    restart: 'Start over',
    pause: 'Pause',
    paused: 'Paused',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    score: 'Score',
    best: 'Best',
    newBest: 'New best!',
    over: 'Game over',
    level: 'Level',
    shortcuts: 'P pauses, M toggles the sound.',
    missions: 'Missions',
    missionDone: 'Completed',
    missionCompleted: 'Mission completed: {text}',
    medals: { bronze: 'Bronze medal', silver: 'Silver medal', gold: 'Gold medal' },
    earned: 'earned',
    gamepad: 'The stick or D-pad moves, A chooses.',
    gamepadPause: 'Start pauses.',
    music: 'Music',
    effects: 'Effects',
    brokenTitle: 'The game stumbled',
    brokenText: 'Something went wrong. Your best score is safe.',
    retry: 'Try again',
    back: 'Back',
  },
  ar: {
    play: 'العب',
    resume: 'تابع اللعب',
    continueAt: 'تابع من {n}',
    again: 'العب مرة أخرى',
    restart: 'ابدأ من جديد',
    pause: 'إيقاف مؤقت',
    paused: 'استراحة',
    soundOn: 'تشغيل الصوت',
    soundOff: 'كتم الصوت',
    score: 'النقاط',
    best: 'الأفضل',
    newBest: 'رقم قياسي جديد!',
    over: 'انتهت اللعبة',
    level: 'المستوى',
    shortcuts: 'للإيقاف المؤقت اضغط P، وللصوت اضغط M.',
    missions: 'المهام',
    missionDone: 'أُنجزت',
    missionCompleted: 'أنجزت المهمة: {text}',
    medals: { bronze: 'ميدالية برونزية', silver: 'ميدالية فضية', gold: 'ميدالية ذهبية' },
    earned: 'أحرزتها',
    gamepad: 'تنقّل بالعصا أو بأزرار الاتجاهات، واختر بالزر A.',
    gamepadPause: 'للإيقاف المؤقت اضغط Start.',
    music: 'الموسيقى',
    effects: 'المؤثرات',
    brokenTitle: 'تعثّرت اللعبة',
    brokenText: 'حدث خطأ لم نتوقعه، ونتيجتك الأفضل محفوظة.',
    retry: 'أعد المحاولة',
    back: 'رجوع',
  },
}
