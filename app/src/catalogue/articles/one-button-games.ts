import type { ArticleFile } from '../types.ts'

const article: ArticleFile = {
  title: { en: 'How to get good at one-button games', ar: 'زر واحد يكفي: كيف تبرع في أبسط الألعاب' },
  excerpt: {
    en: 'Five small habits that turn a single tap into a skill, and why the best players look as if they are doing nothing.',
    ar: 'خمس عادات صغيرة تجعل من نقرة واحدة مهارة، ولماذا يبدو أمهر اللاعبين كأنه لا يفعل شيئًا.',
  },
  createdAt: '2026-11-14',
  body: {
    en: [
      {
        type: 'p',
        text: 'A one-button game looks like the easiest thing in the world. There is nothing to learn: you press, something jumps. Then you watch somebody who is good at it, and it seems as if they are hardly playing at all. No rush, no panic, one calm tap after another. That calm can be learned, and it takes less time than you think.',
      },
      { type: 'h2', text: 'Look ahead, not at your feet' },
      {
        type: 'p',
        text: 'Beginners stare at the character. But the character is already where it is; nothing you do can change that. Rest your eyes about a third of the screen ahead, on the next roof, the next gap, the next tile. You will still see the character at the edge of your sight, and your thumb will know what is coming before it comes.',
      },
      { type: 'h2', text: 'Press as little as you can' },
      {
        type: 'p',
        text: 'Most lost rounds do not end in a late press. They end in a press that nobody needed: a nervous second jump, a hold that lasted a moment too long. For a few rounds, try to finish with the fewest presses possible. Your score may drop at first. Your timing will not.',
      },
      {
        type: 'p',
        text: 'If the game tells a short press from a long one, practise the two ends first. Play one round with only the shortest taps and one with only full holds. Once you know both limits, everything between them is easy to find.',
      },
      { type: 'h2', text: 'Count it like music' },
      {
        type: 'p',
        text: 'Games of this kind have a beat, even when they have no sound. Tap a finger of your other hand, hum, or count under your breath. When the game speeds up, do not chase it: let your count speed up and the presses will follow. It is no accident that drummers tend to be good at this.',
      },
      { type: 'h2', text: 'Lose well' },
      {
        type: 'p',
        text: 'A round lasts a minute, so you will lose a hundred times in an afternoon. Spend one breath on each loss and say what happened in three words: “jumped too early”, “looked at score”. After ten rounds you will notice that you keep making two mistakes, not ten. Two mistakes can be fixed.',
      },
      {
        type: 'p',
        text: 'And stop while it is still fun. When the same wall beats you five times in a row, put the game down and come back tomorrow. Skills of the hand settle while you sleep, and it is a lovely feeling to sail over yesterday’s wall on the first try.',
      },
    ],
    ar: [
      {
        type: 'p',
        text: 'تبدو ألعاب الزر الواحد أسهل ما في الدنيا: تضغط فيقفز شيء ما، ولا قواعد تُحفظ. ثم ترى من يتقنها فتظنّه لا يلعب أصلًا، لا عجلة ولا ارتباك، نقرة هادئة تتبعها نقرة. هذا الهدوء يُكتسب، وبأسرع مما تظن.',
      },
      { type: 'h2', text: 'انظر إلى الأمام لا تحت قدميك' },
      {
        type: 'p',
        text: 'عين المبتدئ معلّقة بالشخصية، مع أن الشخصية بلغت مكانها ولن يغيّره شيء. أرح بصرك أمامها بنحو ثلث الشاشة: على السطح التالي، أو الفجوة القادمة، أو البلاطة المقبلة. ستظل تراها بطرف عينك، وسيعرف إبهامك ما ينتظره قبل أن يصل.',
      },
      { type: 'h2', text: 'اضغط أقلّ ما تستطيع' },
      {
        type: 'p',
        text: 'قلّما تنتهي الجولة بضغطة متأخرة، وكثيرًا ما تنتهي بضغطة لا داعي لها: قفزة ثانية من التوتر، أو ضغط طال لحظة. جرّب بضع جولات بأقل عدد من الضغطات. قد تهبط نتيجتك أول الأمر، أما توقيتك فسيتحسّن.',
      },
      {
        type: 'p',
        text: 'وإن كانت اللعبة تفرّق بين الضغطة القصيرة والطويلة فابدأ بالطرفين: جولة كلها نقرات خاطفة، وجولة كلها ضغط كامل. متى عرفت الحدّين سهل عليك كل ما بينهما.',
      },
      { type: 'h2', text: 'اجعل لها إيقاعًا' },
      {
        type: 'p',
        text: 'لهذه الألعاب إيقاع ولو كانت صامتة. انقر بإصبع يدك الأخرى، أو دندن، أو عُدّ في سرّك. فإذا أسرعت اللعبة فلا تلاحقها، بل أسرع في العدّ وستلحق بك أصابعك. وليس عجيبًا أن يبرع فيها من يجيد النقر على الدف.',
      },
      { type: 'h2', text: 'تعلّم كيف تخسر' },
      {
        type: 'p',
        text: 'الجولة دقيقة واحدة، وقد تخسر مئة مرة في عصر يوم. خذ بعد كل خسارة نفَسًا وقل ما حدث في كلمتين: «قفزت مبكرًا»، «نظرت إلى النتيجة». وبعد عشر جولات ستكتشف أنك لا تقع في عشرة أخطاء، بل في خطأين يتكرران، وما كان خطأين فإصلاحه ممكن.',
      },
      {
        type: 'p',
        text: 'وتوقّف وأنت ما زلت مستمتعًا. إن غلبك الحاجز نفسه خمس مرات فدع اللعبة إلى الغد، فمهارة اليد ترسخ في النوم، وما أجمل أن تعبر حاجز الأمس من أول محاولة.',
      },
    ],
  },
}

export default article
