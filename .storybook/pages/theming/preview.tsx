import {
  ArrowEndIcon,
  Badge,
  Button,
  Checkbox,
  Field,
  HeartIcon,
  Num,
  Progress,
  SegmentedControl,
  Slider,
  StarMotif,
  Switch,
  Text,
  TextLink,
  ToggleButton,
} from '@saha/ui'
import { useState } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { deriveBrand, measureBrand, toVariables } from './brand-theme.ts'

type Theme = 'light' | 'dark'
type Pair = ReturnType<typeof measureBrand>[number]['pair']

const words = {
  en: {
    light: 'Light theme',
    dark: 'Dark theme',
    play: 'Play now',
    favorite: 'Favorite',
    rules: 'Read the rules',
    sort: 'Sort by',
    sorts: { top: 'Top', new: 'New' },
    sound: 'Sound',
    remind: 'Remind me',
    volume: 'Volume',
    level: 'Level 3 of 5',
    pairs: {
      button: 'Text on the main button',
      hover: 'Text on it while hovered',
      link: 'Links on the page',
      selection: 'Text of what is selected',
      focus: 'Focus ring on the page',
    } satisfies Record<Pair, string>,
    below: 'Too low',
    enough: 'Enough',
  },
  ar: {
    light: 'المظهر الفاتح',
    dark: 'المظهر الداكن',
    play: 'العب الآن',
    favorite: 'المفضلة',
    rules: 'اقرأ القواعد',
    sort: 'الترتيب',
    sorts: { top: 'الأعلى', new: 'الأحدث' },
    sound: 'الصوت',
    remind: 'ذكّرني',
    volume: 'مستوى الصوت',
    level: 'المستوى 3 من 5',
    pairs: {
      button: 'النص على الزر الرئيسي',
      hover: 'النص عليه تحت المؤشر',
      link: 'الروابط على الصفحة',
      selection: 'نص العنصر المختار',
      focus: 'حلقة التركيز على الصفحة',
    } satisfies Record<Pair, string>,
    below: 'لا يكفي',
    enough: 'كافٍ',
  },
}

interface Judged {
  ratio: number
  wanted: number
}

function Verdict({ ratio, wanted }: Judged) {
  const { below, enough } = useSample(words)
  if (ratio < wanted) return <Badge tone="danger">{below}</Badge>
  // The levels AA and AAA differ for text only.
  if (wanted === 3) return <Badge tone="selection">{enough}</Badge>
  return <Badge tone="selection">{ratio >= 7 ? 'AAA' : 'AA'}</Badge>
}

/** Components of the kit in one theme with a brand color, and the contrast of its colors. */
export function BrandPreview({ hex, theme }: { hex: string; theme: Theme }) {
  const say = useSample(words)
  const [isFavorite, setFavorite] = useState(true)
  return (
    <section
      data-theme={theme}
      aria-label={say[theme]}
      style={toVariables(deriveBrand(hex, theme))}
      className="grid min-w-0 content-start gap-6 rounded-panel border border-line bg-ground p-6 text-ink"
    >
      <p className="flex items-center gap-3 type-subheading">
        <StarMotif size="1.75rem" className="text-link" />
        <span>{say[theme]}</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="action" endIcon={ArrowEndIcon}>
          {say.play}
        </Button>
        <ToggleButton icon={HeartIcon} pressed={isFavorite} onClick={() => setFavorite(!isFavorite)}>
          {say.favorite}
        </ToggleButton>
        <TextLink href={`#${theme}`}>{say.rules}</TextLink>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <SegmentedControl
          label={say.sort}
          options={[
            { value: 'top', label: say.sorts.top },
            { value: 'new', label: say.sorts.new },
          ]}
        />
        <Field label={say.sound}>{(control) => <Switch defaultChecked {...control} />}</Field>
        <Field label={say.remind}>{(control) => <Checkbox defaultChecked {...control} />}</Field>
      </div>
      <Slider defaultValue={60} valueHidden aria-label={say.volume} />
      <Progress label={say.level} value={60} />
      <dl className="grid gap-2 border-t border-line pt-4">
        {measureBrand(hex, theme).map(({ pair, ratio, wanted }) => (
          <div key={pair} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <dt>
              <Text size="small">{say.pairs[pair]}</Text>
            </dt>
            <dd className="flex items-center gap-3">
              <Num className="type-label">{`${ratio.toFixed(1)}:1`}</Num>
              <Verdict ratio={ratio} wanted={wanted} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
