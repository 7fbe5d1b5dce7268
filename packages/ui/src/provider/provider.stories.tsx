import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Input } from '../input/index.ts'
import { useSample } from '../testing/sample.ts'
import { SahaProvider } from './index.ts'
import { ArrowEndIcon } from '../icons/index.ts'
import IslandExample from './island.example.tsx'
import LanguageAndThemeExample from './language-and-theme.example.tsx'
import OwnMessagesExample from './own-messages.example.tsx'

function Sample() {
  const { play, search } = useSample({
    en: { play: 'Play now', search: 'Search games' },
    ar: { play: 'العب الآن', search: 'ابحث عن لعبة' },
  })
  return (
    <div className="grid gap-3 p-4">
      <Input aria-label={search} placeholder={search} />
      <Button variant="action" endIcon={ArrowEndIcon} className="justify-self-start">
        {play}
      </Button>
    </div>
  )
}

const meta = {
  title: 'Components/Structure/Provider',
  component: SahaProvider,
  args: { locale: 'en', children: null },
  argTypes: { messages: { control: false } },
  render: (args) => (
    <SahaProvider {...args} scope="element">
      <Sample />
    </SahaProvider>
  ),
} satisfies Meta<typeof SahaProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Islands with their own language and theme on one page: each has its own direction, messages and colors. */
export const Islands: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['light', 'dark'] as const).flatMap((theme) =>
        (['en', 'ar'] as const).map((locale) => (
          <SahaProvider key={`${theme} ${locale}`} locale={locale} theme={theme} scope="element">
            <Sample />
          </SahaProvider>
        )),
      )}
    </div>
  ),
}

/** A part of the page in the other language. */
export const Island: Story = { tags: ['example'], render: IslandExample }

/** The host controls language and theme. */
export const LanguageAndTheme: Story = { tags: ['example'], render: LanguageAndThemeExample }

/** Messages of the host replace those of the kit. */
export const OwnMessages: Story = { tags: ['example'], render: OwnMessagesExample }
