import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { ToggleButton } from './toggle-button.tsx'
import { HeartIcon } from '../icons/index.ts'

const meta = {
  title: 'Components/Actions/ToggleButton/QA',
  component: ToggleButton,
  tags: ['qa', '!dev', '!autodocs'],
  args: { children: '', pressed: false },
} satisfies Meta<typeof ToggleButton>
export default meta

const variants = ['neutral', 'quiet'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Off, on, busy and disabled, in every size. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { favorite } = useSample({ en: { favorite: 'Favorite' }, ar: { favorite: 'المفضلة' } })
    return (
      <div className="grid justify-items-start gap-4">
        {variants.flatMap((variant) =>
          sizes.map((size) => (
            <div key={`${variant} ${size}`} className="flex flex-wrap items-center gap-3">
              {[{}, { busy: true }, { disabled: true }].flatMap((state) =>
                [false, true].map((pressed) => (
                  <ToggleButton
                    key={`${Object.keys(state).join()} ${pressed}`}
                    variant={variant}
                    size={size}
                    icon={HeartIcon}
                    pressed={pressed}
                    {...state}
                  >
                    {favorite}
                  </ToggleButton>
                )),
              )}
            </div>
          )),
        )}
      </div>
    )
  },
}
