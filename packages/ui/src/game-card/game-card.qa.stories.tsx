import { IconButton } from '../icon-button/index.ts'
import { HeartIcon } from '../icons/index.ts'
import { broken } from '../image/image.samples.ts'
import { useKit } from '../provider/index.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { GameCardSkeleton } from './game-card-skeleton.tsx'
import { GameCard } from './game-card.tsx'

export default { title: 'Components/Portal/GameCard/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every category color, with and without badge, action, rating and poster; loading; and at 150 px. */
export function Variants() {
  const shelf = useSample(games)
  const { messages } = useKit()
  return (
    <div className="grid gap-8">
      <div className="grid max-w-5xl grid-cols-2 gap-4 lg:grid-cols-4">
        {shelf.map(({ id, ...game }, at) => (
          <GameCard
            key={id}
            href="#"
            {...game}
            imageLoading="eager"
            action={
              at % 2 === 0 && (
                <IconButton
                  icon={HeartIcon}
                  size="small"
                  label={`${messages.addFavorite}: ${game.title}`}
                  pressed={at === 0}
                />
              )
            }
          />
        ))}
        <GameCard
          href="#"
          title={shelf[1]?.title ?? ''}
          category={shelf[1]?.category ?? ''}
          hue="puzzle"
          image={broken}
          imageLoading="eager"
        />
        <GameCardSkeleton />
      </div>
      <div className="flex flex-wrap gap-3">
        {shelf.slice(0, 4).map(({ id, ...game }) => (
          <div key={id} className="w-37">
            <GameCard href="#" {...game} />
          </div>
        ))}
      </div>
    </div>
  )
}
