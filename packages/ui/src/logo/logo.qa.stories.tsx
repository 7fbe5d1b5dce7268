import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Components/Portal/Logo/QA',
  component: Logo,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof Logo>
export default meta

const sizes = [16, 32, 48, 64] as const

/** Every size, complete and as the star alone, on the page and on a dark background. */
export const Variants: StoryObj<typeof meta> = {
  render: () => (
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
  ),
}
