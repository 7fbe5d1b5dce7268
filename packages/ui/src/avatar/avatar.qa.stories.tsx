import { posters } from '../testing/posters.ts'
import { Avatar } from './avatar.tsx'

export default { title: 'Components/Structure/Avatar/QA', tags: ['qa', '!dev', '!autodocs'] }

const sizes = ['small', 'medium', 'large'] as const
const hues = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking'] as const
const names = ['Noor Haddad', 'نور حداد', 'مُحَمَّد', 'Noor حداد', 'Zoë Müller', 'سارة', 'WW MM', '***']

/** Every size, script and hue, an image, and an image that fails to load. */
export const Variants = () => (
  <div className="grid gap-4">
    {sizes.map((size) => (
      <div key={size} className="flex flex-wrap items-center gap-3">
        {names.map((name) => (
          <Avatar key={name} name={name} size={size} hue="racing" />
        ))}
        <Avatar name="Noor Haddad" size={size} src={posters.car} />
        <Avatar name="Noor Haddad" size={size} src="data:image/png;base64,AAAA" />
      </div>
    ))}
    <div className="flex flex-wrap gap-3">
      {hues.map((hue) => (
        <Avatar key={hue} name="Noor Haddad" hue={hue} />
      ))}
    </div>
  </div>
)
