/** Messages of a dialog with one field. */
export const renameSamples = {
  en: {
    open: 'Change name',
    title: 'Choose a player name',
    text: 'It stands beside your scores, where everyone can see it.',
    label: 'Player name',
    name: 'Layla',
    cancel: 'Cancel',
    save: 'Save name',
  },
  ar: {
    open: 'غيّر الاسم',
    title: 'اختر اسمًا تلعب به',
    text: 'يظهر بجانب نقاطك ويراه الجميع.',
    label: 'اسم اللاعب',
    name: 'ليلى',
    cancel: 'إلغاء',
    save: 'احفظ الاسم',
  },
}

/** House rules, long enough to scroll in any viewport. */
export const rulesSamples = {
  en: {
    open: 'Read the rules',
    title: 'Rules of the courtyard',
    rules: [
      'Scores come from playing. A score that no game could give is taken off the board.',
      'A name must be fit for children. We change those that are not, and say so.',
      'One account a person. Share a screen instead: every game has a way to take turns.',
      'Games keep their progress in your browser. Clearing its data clears that too.',
    ],
    accept: 'I agree',
  },
  ar: {
    open: 'اقرأ القواعد',
    title: 'قواعد الساحة',
    rules: [
      'النقاط ثمرة اللعب. وكل نتيجة لا تبلغها اللعبة تُحذف من اللوحة.',
      'اختر اسمًا يليق بالصغار، وإلا غيّرناه وأخبرناك.',
      'حساب واحد لكل لاعب. أما الشاشة فشاركها مع من تحب، ففي كل لعبة دور لكل لاعب.',
      'تقدّمك محفوظ في متصفحك، فإن مسحت بياناته ذهب معها.',
    ],
    accept: 'موافق',
  },
}
