import type { ArticleFile } from '../types.ts'

const article: ArticleFile = {
  title: {
    en: 'From senet to tiles: a short history of games in the courtyard',
    ar: 'من السنيت إلى الزليج: حكاية اللعب في فناء الدار',
  },
  excerpt: {
    en: 'Five thousand years of boards scratched in stone, seeds dropped into pits and stars laid on the floor.',
    ar: 'خمسة آلاف عام من رقاع تُخدش في الحجر، وبذور تُلقى في الحُفر، ونجوم تُرصف على الأرض.',
  },
  createdAt: '2026-10-30',
  body: {
    en: [
      {
        type: 'p',
        text: 'Some four thousand years ago people in the city of Ur already built their houses around a courtyard: a square of shade and sky, closed to the street and open to the family. Work was done there, guests were received there, and when the day was over somebody scratched a board into the stone. Games have lived in the courtyard ever since.',
      },
      { type: 'h2', text: 'Thirty squares in the sand' },
      {
        type: 'p',
        text: 'One of the oldest games we can still name is Egyptian. Senet was played on three rows of ten squares, with throwing sticks instead of dice, and the earliest traces of it are about five thousand years old. Several boards were buried with Tutankhamun, and in the tomb of Queen Nefertari a painting shows her sitting at the board alone. Nobody left us the rules. What people play today is a careful guess.',
      },
      {
        type: 'p',
        text: 'With another game we were luckier. Boards of twenty squares from the royal cemetery at Ur are some four and a half thousand years old, and a clay tablet written in Babylon in the second century BCE turned out to describe how a later form of the game was played. A scholar at the British Museum read it, and today anyone can play the game by something close to its own rules.',
      },
      { type: 'h2', text: 'Seeds, pits and a word that means “to move”' },
      {
        type: 'p',
        text: 'You do not even need a board. Two rows of small pits and a handful of seeds are enough for the family of games that many call mancala, from the Arabic naqala, to move. Rows of such pits are cut into paving and rock across Africa and western Asia. The rules change from village to village; the pleasure of dropping seeds one by one does not.',
      },
      { type: 'h2', text: 'The game that travelled' },
      {
        type: 'p',
        text: 'Chess came from India through Persia and was called shatranj in Arabic. Under the Abbasids, in the ninth and tenth centuries, its masters were famous: al-Adli and, after him, al-Suli wrote books about openings and set problems that kept their readers awake. From there it went west. The English word checkmate is still shah mat, worn smooth by a thousand years.',
      },
      { type: 'h2', text: 'The floor itself is a puzzle' },
      {
        type: 'p',
        text: 'Look down in an old courtyard in Fez or Granada and you may find another game. Zellige is made of glazed tiles, each cut by hand with a small hammer and fitted to the next. Lay one square over another, turn it by an eighth of a circle, and you have the eight-pointed star that everything else is built around. A whole wall can grow out of a few shapes and one rule: the edges must meet.',
      },
      {
        type: 'p',
        text: 'That is still what a good small game is: a few shapes, one rule, and a place to sit down with others. The stone has become glass and the courtyard fits in a pocket. The rest has hardly changed.',
      },
    ],
    ar: [
      {
        type: 'p',
        text: 'قبل نحو أربعة آلاف عام كان أهل أور يبنون بيوتهم حول فناء: مربّع من ظل وسماء، مغلق على الشارع ومفتوح على أهل الدار. فيه كان العمل والسمر، فإذا فرغ الناس من شغلهم خدش أحدهم رقعة على الحجر. ومن يومها واللعب يسكن الفناء.',
      },
      { type: 'h2', text: 'ثلاثون مربعًا' },
      {
        type: 'p',
        text: 'من أقدم الألعاب التي نعرف أسماءها لعبة مصرية: السنيت. ثلاثة صفوف في كل منها عشرة مربعات، وعِصيّ تُرمى مكان النرد، وأقدم آثارها عمره قرابة خمسة آلاف عام. دُفنت رقاع منها مع توت عنخ آمون، وعلى جدار مقبرة الملكة نفرتاري تجلس الملكة إلى الرقعة وحدها. أما القواعد فلم يتركها لنا أحد، وما يُلعب اليوم تخمين مدروس.',
      },
      {
        type: 'p',
        text: 'وكنا مع لعبة أخرى أوفر حظًّا. ففي مقبرة أور الملكية رقاع من عشرين مربعًا عمرها نحو أربعة آلاف وخمسمئة عام، ثم تبيّن أن لوحًا طينيًّا كُتب في بابل في القرن الثاني قبل الميلاد يشرح كيف كانت تُلعب صورة متأخرة منها. قرأه باحث في المتحف البريطاني، فصار بوسعنا اليوم أن نلعبها بقواعد قريبة من قواعدها الأولى.',
      },
      { type: 'h2', text: 'بذور وحُفر وكلمة من «نَقَلَ»' },
      {
        type: 'p',
        text: 'وقد لا تحتاج إلى رقعة أصلًا. صفّان من حُفر صغيرة وحفنة بذور تكفي للمنقلة، واسمها من نقل البذور من حفرة إلى حفرة. تجد صفوفها منحوتة في بلاط الطرقات وفي الصخر من أفريقيا إلى غرب آسيا. تختلف قواعدها من قرية إلى قرية، أما متعة إلقاء البذور واحدة واحدة فلا تختلف.',
      },
      { type: 'h2', text: 'لعبة كثيرة الأسفار' },
      {
        type: 'p',
        text: 'جاء الشطرنج من الهند عبر فارس، وذاع في زمن العباسيين، في القرنين التاسع والعاشر للميلاد، صيت أساتذته: ألّف العدلي ثم الصولي كتبًا في افتتاحياته، ووضعا مسائل أسهرت القرّاء. ومن هناك مضى غربًا، وما زال صدى «الشاه مات» يُسمع في اسم نهايته بلغات أوروبا.',
      },
      { type: 'h2', text: 'والأرض نفسها لغز' },
      {
        type: 'p',
        text: 'انظر تحت قدميك في فناء قديم بفاس أو غرناطة تجد لعبة أخرى. الزليج قطع مزجّجة يقصّها الصانع واحدة واحدة بمطرقة صغيرة ويضمّها إلى جاراتها. ضع مربعًا فوق مربع وأدره ثُمن دورة، تولد النجمة الثمانية التي يدور حولها كل شيء. وقد يكبر جدار كامل من أشكال قليلة وقاعدة واحدة: أن تلتقي الحواف.',
      },
      {
        type: 'p',
        text: 'وما زالت هذه صفة كل لعبة صغيرة جيدة: أشكال قليلة، وقاعدة واحدة، ومكان يجمعنا. صار الحجر زجاجًا، وصار الفناء في الجيب، وبقي كل ما عدا ذلك على حاله.',
      },
    ],
  },
}

export default article
