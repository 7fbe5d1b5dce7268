/** Words of a query that name no game: `car games`, `play zellige online`, `ألعاب سباق مجانية`. */
export const stopWords: readonly string[] = [
  'a about all an and any app at browser by can computer download find for free from fun game games gaming give',
  'good html5 i in is it like me mobile my new no now of offline on online or pc phone play playing please quality show',
  'site some that the this to today unblocked up want web website what which with without you your',
  'لعبة ألعاب العاب لعب ال ألعب العب نلعب تلعب اللعب مجانا مجانية مجاني ببلاش بلاش أونلاين اونلاين أون اون لاين أوفلاين على',
  'عن من في إلى مع بدون أو و يا هذه هذا كل تحميل تنزيل تشغيل نت إنترنت الانترنت موقع مواقع متصفح جديد جديدة حلو حلوة جميلة',
  'ممتعة ممتع مسلية تسلية أريد اريد ابغى أبي عايز عاوز بدي هات أعطني للكمبيوتر كمبيوتر كومبيوتر حاسوب للجوال جوال للموبايل',
  'موبايل هاتف للهاتف آيفون أندرويد خفيفة',
].flatMap((line) => line.split(' '))

/** Synonyms of categories, tags and base games by id, without the words of their names. Unknown ids are ignored. */
export const synonyms: Readonly<Record<string, string>> = {
  // Categories
  action:
    'fight fighting fighter war battle shoot shooting shooter أكشن اكشن قتال قتالية حرب حروب معركة معارك مصارعة تصويب ضرب',
  puzzle:
    'puzzles logic riddle riddles merge match matching block blocks tile tiles لغز ألغاز أحجية أحاجي بازل منطق تركيب بلاط دمج مطابقة تفكير',
  racing:
    'race races racer car cars drive driving driver drift drifting road truck vehicle motorcycle bike bikes سباق سباقات سيارة سيارات عربية عربيات قيادة سواقة تفحيط دريفت درفت شاحنة شاحنات دراجة دراجات موتوسيكل مركبات',
  adventure: 'adventures quest journey treasure travel escape مغامرة مغامرات كنز كنوز رحلات هروب استكشاف',
  girls:
    'girl girly princess dress dressup makeup make-up fashion beauty salon nails بنت بنات فتاة فتيات بناتية صبايا تلبيس مكياج ميكب تجميل أزياء موضة أميرة أميرات',
  cooking:
    'cook chef food kitchen restaurant cafe bake baking cake cakes pizza burger meals recipes طبخ طهي طهو طباخ طباخة شيف مطبخ مطعم مطاعم أكل أكلات طعام حلويات كيك كعك بيتزا برجر برغر وجبات وصفات',
  // Tags
  'against-the-clock': 'time timed timer countdown وقت توقيت مؤقت',
  arcade: 'retro آركيد',
  brain:
    'brainteaser mind smart think thinking iq intelligence educational education learning ذكاء ذكية عقل دماغ مخ تفكير تعليم تعليمية ذهنية عقلية',
  classic: 'old retro oldschool كلاسيك قديمة قديم زمان',
  desert: 'sand dunes رمال رمل صحراوية',
  exploring: 'explore exploration discover اكتشاف استكشافية',
  family: 'kid kids child children toddlers boys طفل أطفال صغار عائلية عائلة أولاد',
  maze: 'mazes labyrinth labyrinths متاهات',
  memory: 'memorize remember concentration تذكر حفظ',
  night: 'dark moon ليل ليلي',
  'one-button': 'tap tapping click clicker نقر نقرة',
  patterns:
    'draw drawing art design color colors coloring paint painting نقش رسم تلوين ألوان زخرفة زخارف تصميم',
  popular:
    'best top trending famous hot hits favorites أفضل أحسن أشهر أقوى أجمل أحلى مشهورة شهيرة شعبية شائعة ترند',
  quick: 'fast short minute minutes سريع قصيرة دقيقة دقائق',
  reflexes: 'reaction reactions ردود فعل',
  relaxing: 'relax calm chill zen easy peaceful مريحة استرخاء هدوء سهلة',
  speed: 'fast سريعة سريع',
  swipe: 'slide sliding سحب',
  touch: 'touchscreen لمس',
  'two-thumbs': 'thumb إبهام',
  // Base games
  'lantern-leap': 'jump jumping jumper run runner running endless flappy قفز نط جري ركض فلابي',
  zellige: '2048 threes merge دمج',
  'dune-rally': 'car cars drive driving drift سيارة سيارات عربيات قيادة تفحيط',
  'oasis-quest': 'pacman labyrinth mazes متاهات باكمان',
  'henna-studio': 'mehndi tattoo simon drawing حنة وشم رسم',
  'souk-kitchen': 'cook cooking chef restaurant burger شيف مطعم طباخ طبخ',
  'star-breaker': 'brick bricks breakout arkanoid paddle pong طوب أركانويد',
}
