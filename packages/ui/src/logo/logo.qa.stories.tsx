import { Logo } from './logo.tsx'

export default { title: 'Components/Portal/Logo/QA', tags: ['qa', '!dev', '!autodocs'] }

const sizes = [16, 32, 48, 64] as const

/** Every size, complete and as the star alone, on the page and on a dark background. */
export const Variants = () => (
  <div className="grid max-w-3xl gap-6">
    {[undefined, 'dark'].map((theme) => (
      <div
        key={theme ?? 'page'}
        data-theme={theme}
        className="grid justify-items-start gap-6 rounded-panel bg-ground p-2 sm:p-6 text-ink"
      >
        {sizes.map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-6">
            <Logo size={size} />
            <Logo size={size} markOnly />
          </div>
        ))}
      </div>
    ))}
  </div>
)
