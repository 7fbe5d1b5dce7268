import type { Guideline } from '../testing/component-docs.ts'
import { Code, UserText } from '../bidi/index.ts'
import { Text } from '../text/index.ts'
import { poster } from './image.samples.ts'
import { Image } from './image.tsx'

/** Its lettering stays English on every page. */
const lettered = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 160" width="250" height="160">' +
    '<path fill="#cfd8ff" d="M0 0h250v160H0z"/><text x="125" y="86" font-family="sans-serif" font-size="20" ' +
    'font-weight="700" fill="#3b4fb8" text-anchor="middle">WEEKLY TOURNAMENT</text></svg>',
)}`

const style = { inlineSize: '12rem' }

/** An image above its alternative text. */
const Described = ({ alt }: { alt: string }) => (
  <div className="grid gap-3">
    <Image src={poster} alt={alt} style={style} />
    <Text size="small" tone="muted">
      <Code>alt</Code> <UserText>{alt}</UserText>
    </Text>
  </div>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Describe the picture in a few words.', ar: 'صِف الصورة في كلمات قليلة.' },
      sample: (language) => (
        <Described alt={{ en: 'A red car leaps from a ramp', ar: 'سيارة حمراء تقفز عن منحدر' }[language]} />
      ),
    },
    dont: {
      rule: { en: 'Do not pass the name of the file.', ar: 'لا تكتب اسم الملف.' },
      sample: () => <Described alt="poster_final_2.png" />,
    },
  },
  {
    do: {
      rule: { en: 'Write text below the picture.', ar: 'اكتب النص تحت الصورة.' },
      sample: (language) => (
        <div className="grid gap-3">
          <Image src={poster} alt="" style={style} />
          <Text>{{ en: 'Weekly tournament', ar: 'بطولة الأسبوع' }[language]}</Text>
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not draw text into it: it is not translated.',
        ar: 'لا ترسم النص في الصورة، فلن يُترجم.',
      },
      sample: () => <Image src={lettered} alt="Weekly tournament" style={style} />,
    },
  },
]
