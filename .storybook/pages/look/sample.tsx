import {
  Button,
  CategoryTile,
  Field,
  GameCard,
  GameGrid,
  Heading,
  HeartIcon,
  IconButton,
  Input,
  LanguageSwitch,
  Logo,
  PasswordInput,
  Image,
  PlayIcon,
  RatingInput,
  ScoreTable,
  StarGrid,
  Tag,
  Text,
  useKit,
} from '@saha/ui'
import { useState } from 'react'
import { categories } from '../../../packages/ui/src/category-tile/category-tile.samples.ts'
import { scores } from '../../../packages/ui/src/score-table/score-table.samples.ts'
import { games } from '../../../packages/ui/src/testing/games.ts'
import { posters } from '../../../packages/ui/src/testing/posters.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'

const words = {
  en: {
    headline: 'Pull up a chair. It’s your turn.',
    lead: 'Free games for one or two, right in the browser, with nothing to install.',
    play: 'Play Neon Drift',
    explore: 'Explore games',
    featured: 'Featured',
    shelf: 'Just arrived',
    login: 'Log in to keep your scores',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    rate: 'Rate Neon Drift',
    scores: 'High scores',
    favorite: 'Add to favorites',
    language: 'Language',
  },
  ar: {
    headline: 'تفضّل، الدور عليك',
    lead: 'ألعاب مجانية لك وحدك أو مع صديق، في المتصفح مباشرةً ومن دون تثبيت.',
    play: 'العب Neon Drift',
    explore: 'تصفّح الألعاب',
    featured: 'مختارة لك',
    shelf: 'وصلت حديثًا',
    login: 'سجّل دخولك لتحفظ نقاطك',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    rate: 'قيّم Neon Drift',
    scores: 'أعلى النقاط',
    favorite: 'أضف إلى المفضلة',
    language: 'اللغة',
  },
}

function Hero() {
  const say = useSample(words)
  return (
    <div data-theme="dark" className="relative isolate overflow-hidden bg-night text-on-night">
      <StarGrid step={168} className="-z-10 text-on-night opacity-[0.05]" />
      <div className="grid items-center gap-8 p-6 sm:p-10 lg:grid-cols-[1.1fr_1fr] lg:gap-12 lg:p-14">
        <div className="grid justify-items-start gap-5">
          <Heading level={3} size="display">
            {say.headline}
          </Heading>
          <Text size="lead" className="max-w-[25.4em] text-on-night-muted">
            {say.lead}
          </Text>
          <div className="flex flex-wrap gap-4 pt-2">
            <Button variant="action" size="large" startIcon={PlayIcon}>
              {say.play}
            </Button>
            <Button size="large">{say.explore}</Button>
          </div>
        </div>
        <div
          data-hue="racing"
          className="tile relative overflow-hidden rounded-panel [--tile-depth:8px] [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)]"
        >
          <Image src={posters.car} alt="" loading="eager" />
          <Tag hue="racing" className="absolute start-4 top-4">
            {say.featured}
          </Tag>
        </div>
      </div>
    </div>
  )
}

function Header() {
  const { locale } = useKit()
  const say = useSample(words)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line bg-surface px-6 py-3 sm:px-10 lg:px-14">
      <Logo />
      <LanguageSwitch
        label={say.language}
        items={[
          { locale: 'en', label: 'English', href: '#en', current: locale === 'en' },
          { locale: 'ar', label: 'العربية', href: '#ar', current: locale === 'ar' },
        ]}
      />
    </div>
  )
}

function Forms() {
  const say = useSample(words)
  const [stars, choose] = useState<number | null>(4)
  const [preview, show] = useState<number | null>(null)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <form
        className="tile grid gap-4 rounded-panel bg-surface p-6"
        onSubmit={(event) => event.preventDefault()}
      >
        <Heading level={3}>{say.login}</Heading>
        <Field label={say.email}>
          {(control) => (
            <Input type="email" autoComplete="email" defaultValue="noor@example.com" {...control} />
          )}
        </Field>
        <Field label={say.password}>{(control) => <PasswordInput {...control} />}</Field>
        <Button type="submit">{say.submit}</Button>
      </form>
      <div className="tile grid gap-5 rounded-panel bg-surface p-6">
        <ScoreTable caption={say.scores} rows={scores.slice(0, 4)} />
        <RatingInput
          label={say.rate}
          value={stars}
          preview={preview}
          onPreviewChange={show}
          onValueChange={choose}
        />
      </div>
    </div>
  )
}

/** The top of a home page and a form, taken from the product. */
export function Sample() {
  const say = useSample(words)
  const shelf = useSample(games).slice(0, 4)
  const [favorite, favor] = useState(true)
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-ground">
      <Header />
      <Hero />
      <div className="grid gap-10 p-6 sm:p-10 lg:p-14">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
          {useSample(categories).map((category) => (
            <li key={category.hue} className="grid">
              <CategoryTile href={`#${category.hue}`} {...category} />
            </li>
          ))}
        </ul>
        <div className="grid gap-5">
          <Heading level={3}>{say.shelf}</Heading>
          <GameGrid>
            {shelf.map(({ id, ...game }, at) => (
              <GameCard
                key={id}
                href={`#${id}`}
                {...game}
                imageLoading="eager"
                headingLevel={4}
                action={
                  at === 0 && (
                    <IconButton
                      icon={HeartIcon}
                      size="small"
                      label={say.favorite}
                      pressed={favorite}
                      onClick={() => favor(!favorite)}
                    />
                  )
                }
              />
            ))}
          </GameGrid>
        </div>
        <Forms />
      </div>
    </div>
  )
}
