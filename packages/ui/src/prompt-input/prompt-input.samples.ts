/** Sample prompts, short and long. */
export const promptSamples = {
  en: {
    label: 'Your message',
    placeholder: 'Ask about any game…',
    text: 'Which puzzle can two people play?',
    long: 'I have an old phone and a slow connection.\nWhich of your games still run well on it, do not need sound, and can be played with one hand while the other holds a cup of coffee on the bus?\nPlease list three, with a sentence about each.',
    other: 'ما اللعبة التي تنصحني بها؟',
    file: 'screenshot.png',
    attach: 'Attach a link',
  },
  ar: {
    label: 'رسالتك',
    placeholder: 'اسأل عن أي لعبة…',
    text: 'ما لعبة الألغاز التي تصلح لشخصين؟',
    long: 'هاتفي قديم واتصالي بطيء.\nأيّ ألعابكم تعمل عليه جيدًا ولا تحتاج إلى صوت، ويمكن لعبها بيد واحدة بينما تمسك الأخرى فنجان القهوة في الحافلة؟\nاقترح ثلاثًا، مع جملة عن كل واحدة.',
    other: 'Which game would you recommend?',
    file: 'screenshot.png',
    attach: 'أرفق رابطًا',
  },
}
