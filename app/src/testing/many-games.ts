import type { CategoryId, Game, Locale, Localised } from '../catalogue/types.ts'

/** Verbs and objects of titles: `Lantern Leap`, `قفزة الفانوس`. */
const acts =
  'Leap قفزة|Rally سباق|Quest رحلة|Escape هروب|Battle معركة|Puzzle لغز|Garden حديقة|Tower برج|Studio استوديو|Market سوق|Kitchen مطبخ|Rescue إنقاذ|Hunter صياد|Builder بنّاء|Runner عدّاء|Keeper حارس|Secret سرّ|Treasure كنز|Journey مسيرة|Legend أسطورة|Island جزيرة|Bridge جسر|Castle قلعة|Harbor ميناء|Village قرية|Workshop ورشة|Festival مهرجان|Adventure مغامرة|Challenge تحدّي|Champion بطل|Defender مدافع|Collector جامع|Explorer مستكشف|Guardian حامي|Mystery غموض|Chronicle حكاية|Odyssey ملحمة|Voyage إبحار|Expedition بعثة|Whisper همسة|Shadow ظلّ|Mirror مرآة|Melody لحن|Dance رقصة|Symphony سيمفونية|Orchestra فرقة|Paradise فردوس|Empire إمبراطورية|Kingdom مملكة|Temple معبد|Palace قصر|Fortress حصن|Labyrinth متاهة|Galaxy مجرة|Station محطة|Factory مصنع|Library مكتبة|School مدرسة|Hospital مستشفى|Academy أكاديمية|Carnival كرنفال|Circus سيرك|Theater مسرح|Arena ساحة'
const things =
  'Lantern الفانوس|Dune الكثبان|Oasis الواحة|Star النجوم|Henna الحناء|Tile الزليج|Spice البهارات|Falcon الصقر|Camel الجمل|Pearl اللؤلؤ|Desert الصحراء|Moon القمر|Sultan السلطان|Dragon التنين|Pirate القراصنة|Robot الروبوت|Rocket الصاروخ|Panda الباندا|Dolphin الدلفين|Turtle السلحفاة|Butterfly الفراشة|Hedgehog القنفذ|Elephant الفيل|Penguin البطريق|Unicorn الخيول|Ocean المحيط|Volcano البركان|Rainbow قوس قزح|Thunder الرعد|Blizzard العاصفة|Crystal البلور|Diamond الألماس|Golden الذهب|Silver الفضة|Emerald الزمرد|Neon النيون|Pixel البكسل|Bubble الفقاعات|Candy الحلوى|Chocolate الشوكولاتة|Coffee القهوة|Pancake الفطائر|Pizza البيتزا|Sushi السوشي|Burger البرغر|Football كرة القدم|Basketball كرة السلة|Tennis التنس|Chess الشطرنج|Domino الدومينو|Backgammon الطاولة|Archery الرماية|Bicycle الدراجة|Motorbike الدراجة النارية|Airplane الطائرة|Submarine الغواصة|Train القطار|Taxi التاكسي|Princess الأميرة|Wizard الساحر|Knight الفارس|Ninja النينجا|Samurai الساموراي|Zombie الزومبي'

/** Parses a list: Latin words first, then Arabic ones. */
const words = (list: string): readonly Localised[] =>
  list.split('|').map((pair) => {
    const at = pair.search(/\p{Script=Arabic}/u)
    return { en: pair.slice(0, at).trim(), ar: pair.slice(at) }
  })

/** Syllables of made-up names: `Karimo`, `كاريمو`. */
const syllables =
  'ka كا|ri ري|mo مو|za زا|lu لو|ni ني|ta تا|bo بو|sha شا|du دو|fe في|ra را|go غو|hi هي|ya يا|su سو|la لا|no نو|ja جا|wi وي|che تشي'

const [doing, withWhat] = [words(acts), words(things)]
const sounds = words(syllables)
const categoryIds: readonly CategoryId[] = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking']
const tagSets = [
  ['brain', 'classic'],
  ['arcade', 'quick'],
  ['night'],
  ['family', 'touch'],
  ['speed', 'reflexes'],
]
function nameOf(index: number): Localised {
  const parts = [1, sounds.length, sounds.length ** 2].map(
    (place) => sounds[Math.floor(index / place) % sounds.length] as Localised,
  )
  const en = parts.map((part) => part.en).join('')
  return { en: en.charAt(0).toUpperCase() + en.slice(1), ar: parts.map((part) => part.ar).join('') }
}

/** Coprime to 64, so that neighbors differ in both words. */
const stride = 13

/**
 * Creates a large catalogue with realistic titles: 4,096 pairs of words, then each pair with a made-up name. For
 * tests, stories and benchmarks only.
 */
export function manyGames(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => {
    const variant = Math.floor(index / (doing.length * withWhat.length))
    const act = doing[index % doing.length] as Localised
    const thing = withWhat[(Math.floor(index / doing.length) + index * stride) % withWhat.length] as Localised
    const about = variant === 0 ? { en: '', ar: '' } : nameOf(index)
    const title = (locale: Locale, words: string) => (about[locale] ? `${about[locale]}: ${words}` : words)
    return {
      id: `many-${index}`,
      baseId: 'many',
      variant,
      categoryId: categoryIds[index % categoryIds.length] as CategoryId,
      title: {
        en: title('en', `${thing.en} ${act.en}`),
        ar: title('ar', `${act.ar} ${thing.ar}`),
      },
      tags: tagSets[index % tagSets.length] ?? [],
      isFeatured: index % 3 === 0,
      thumbnailUrl: 'posters/placeholder.svg',
      previewUrl: 'previews/zellige.webm',
      gameUrl: '',
      maxScore: Number.MAX_SAFE_INTEGER,
      rating: Number((4.8 - 0.1 * (index % 20)).toFixed(1)),
      createdAt: new Date(Date.UTC(2026, 10, 20) - index * 864e5).toISOString().slice(0, 10),
      level: 1,
    }
  })
}
