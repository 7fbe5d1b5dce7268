import type { Locale } from '../../core/index.ts'
import type { OasisTexts } from './texts.ts'

type Story = Pick<
  OasisTexts,
  | 'story'
  | 'beyond'
  | 'hiddenSpring'
  | 'questDone'
  | 'walkOn'
  | 'elementHints'
  | 'devices'
  | 'grilles'
  | 'lockedBy'
  | 'barred'
  | 'fell'
  | 'whirled'
  | 'foxComes'
  | 'foxSits'
>

/** The story in twelve lines, and the names and hints of the elements. */
export const story: Record<Locale, Story> = {
  en: {
    story: [
      'The well of our village ran dry. Grandmother gave me her waterskin and the first star key.',
      '“The old builders hid a spring,” she said, “and the desert keeps watch over it.”',
      'On the wall, the builders wrote: water opens for patient hands.',
      'Someone was here before me. In the ashes lay Father’s red scarf.',
      'He scratched an arrow beside the pit. He leapt, so I leap.',
      'These stones are too heavy for anger. They only need a push.',
      'The builders caught the sun in a lamp and taught it to turn corners.',
      'At night I heard the walls breathe: up, down, up, down.',
      'The guardian is made of clay. It has guarded an empty room for a thousand years.',
      'A small fox wears a red thread round her neck. She knows his scent.',
      'The floor sighs under me. Father must have crossed it when it was whole.',
      'Two winds meet here. Behind them, a voice sings Grandmother’s song.',
    ],
    beyond: 'Other villages are thirsty too. Father and I walk on, deeper into the ruins.',
    hiddenSpring: 'The hidden spring',
    walkOn: 'Press or tap to walk on.',
    questDone:
      'Father sits beside the spring. “I knew you would follow the stars,” he says. The quest is done!',
    elementHints: {
      key: 'Find the key, open its gate and reach the palms. The green arrow points to them.',
      scorpion: 'Scorpions walk their tracks. Red arrows show their next step.',
      lever: 'Step on the lever: it opens the gate with its sign, and closes it again.',
      brazier: 'Step to a brazier to light it. Light shows what the twilight hides.',
      pit: 'Walk towards a pit to leap it. A leap costs 3 drops.',
      block: 'Push the block: it slides onto its plate and opens the gate.',
      mirror: 'Step on the mirror to turn it. Lead the light to the crystal.',
      spikes: 'Spikes rise for two turns and sink for two. Cross when they are down.',
      golem: 'A sand golem steps every second turn. Keep out of its way.',
      fox: 'Find the fox. She follows you: lead her to the paw plate.',
      crack: 'A cracked slab falls behind you and leaves a pit.',
      whirl: 'Step into a whirl of sand: it carries you to the other one.',
    },
    devices: {
      lever: 'lever',
      mirror: 'mirror',
      block: 'stone block',
      plate: 'plate for the block',
      fox: 'fox',
      paw: 'paw plate',
      pit: 'pit',
      crack: 'cracked slab',
      spikes: 'spikes',
      whirl: 'whirl of sand',
    },
    grilles: {
      lever: 'gate with a lever sign',
      block: 'gate with a block sign',
      mirror: 'gate with a crystal sign',
      fox: 'gate with a paw sign',
    },
    lockedBy: {
      lever: 'Closed. A lever opens this gate.',
      block: 'Closed. The block must slide onto its plate.',
      mirror: 'Closed. Light must fall on the crystal.',
      fox: 'Closed. The fox must sit on the paw plate.',
    },
    barred: { block: 'The block does not move that way.', pit: 'No room to land behind the pit.' },
    fell: 'The slab fell behind you.',
    whirled: 'The whirl carried you away.',
    foxComes: 'The fox follows you.',
    foxSits: 'The fox sits down and holds the gate open.',
  },
  ar: {
    story: [
      'جفّت بئر قريتنا، فأعطتني جدّتي قربتها وأول مفاتيح النجوم.',
      'قالت: «أخفى البناة القدامى نبعًا، والصحراء تحرسه».',
      'كتب البناة على الجدار: الماء ينفتح للأيدي الصبورة.',
      'سبقني أحد إلى هنا، ففي الرماد وشاح أبي الأحمر.',
      'خطّ أبي سهمًا عند الحفرة. لقد قفز، وسأقفز مثله.',
      'هذه الحجارة أثقل من الغضب، ولا تحتاج إلا إلى دفعة.',
      'حبس البناة الشمس في مصباح، وعلّموها كيف تنعطف.',
      'في الليل سمعت الجدران تتنفس: شهيق ثم زفير، شهيق ثم زفير.',
      'الحارس من طين، وهو يحرس حجرة خالية منذ ألف عام.',
      'ثعلبة صغيرة في عنقها خيط أحمر. إنها تعرف رائحة أبي.',
      'الأرض تئنّ تحت قدمي. لا بد أن أبي عبرها وهي سليمة.',
      'هنا تلتقي ريحان، وخلفهما صوت يغني أغنية جدّتي.',
    ],
    beyond: 'قرى أخرى عطشى أيضًا، فأمضي مع أبي إلى أعماق الأطلال.',
    hiddenSpring: 'النبع الخفي',
    walkOn: 'اضغط أي زر أو المس الشاشة لتواصل السير.',
    questDone: 'أبي جالس عند النبع. قال: «عرفت أنك ستتبع النجوم». اكتملت الرحلة!',
    elementHints: {
      key: 'اعثر على المفتاح وافتح بوابته، ثم ابلغ النخيل حيث يشير السهم الأخضر.',
      scorpion: 'تمشي العقارب على آثارها، والأسهم الحمراء تدلّك على خطوتها التالية.',
      lever: 'قف على الرافعة فتفتح البوابة التي تحمل علامتها، ثم تغلقها إن عدت إليها.',
      brazier: 'اقترب من الموقد فتشعله، فالنور يكشف ما تخفيه العتمة.',
      pit: 'امشِ نحو الحفرة فتقفز فوقها. للقفزة 3 قطرات.',
      block: 'ادفع الحجر فينزلق إلى لوحه وتنفتح البوابة.',
      mirror: 'قف على المرآة فتدور. وجّه النور إلى البلورة.',
      spikes: 'ترتفع الأشواك دورين وتنخفض دورين، فاعبر وهي منخفضة.',
      golem: 'يخطو مارد الرمل مرة كل دورين، فابتعد عن طريقه.',
      fox: 'اعثر على الثعلبة فتتبعك، ثم خذها إلى لوح المخلب.',
      crack: 'البلاطة المتشققة تسقط خلفك وتترك حفرة.',
      whirl: 'ادخل دوّامة الرمل فتحملك إلى أختها.',
    },
    devices: {
      lever: 'رافعة',
      mirror: 'مرآة',
      block: 'حجر',
      plate: 'لوح الحجر',
      fox: 'ثعلبة',
      paw: 'لوح المخلب',
      pit: 'حفرة',
      crack: 'بلاطة متشققة',
      spikes: 'أشواك',
      whirl: 'دوّامة رمل',
    },
    grilles: {
      lever: 'بوابة الرافعة',
      block: 'بوابة الحجر',
      mirror: 'بوابة البلورة',
      fox: 'بوابة المخلب',
    },
    lockedBy: {
      lever: 'البوابة مغلقة، وتفتحها رافعة.',
      block: 'البوابة مغلقة حتى ينزلق الحجر إلى لوحه.',
      mirror: 'البوابة مغلقة حتى يقع النور على البلورة.',
      fox: 'البوابة مغلقة حتى تجلس الثعلبة على لوح المخلب.',
    },
    barred: { block: 'الحجر لا يتحرك في هذا الاتجاه.', pit: 'لا مكان للهبوط خلف الحفرة.' },
    fell: 'سقطت البلاطة خلفك.',
    whirled: 'حملتك الدوّامة.',
    foxComes: 'الثعلبة تتبعك.',
    foxSits: 'جلست الثعلبة، فبقيت البوابة مفتوحة.',
  },
}
