import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useEffectEvent } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { ToastProvider, useToast, type ToastOptions, type ToastProviderProps } from './index.ts'
import { HeartIcon } from '../icons/index.ts'
import FailureExample from './failure.example.tsx'
import UndoExample from './undo.example.tsx'

const samples = {
  en: {
    say: 'Remove from favorites',
    removed: {
      title: 'Removed from your favorites',
      description: 'Rocket Courtyard is no longer on your list.',
      label: 'Undo',
      altText: 'Undo: press the heart on the game’s page',
    },
    news: { title: 'A new version is ready', description: 'Reload the page when it suits you.' },
    slow: { title: 'Your connection is slow', description: 'Games that you have played start without it.' },
    sent: { title: 'Score sent', description: 'You are third today.' },
    failed: {
      title: 'Your score was not sent',
      description: 'The server does not answer. It is kept here, and sent as soon as it does.',
    },
  },
  ar: {
    say: 'أزل من المفضلة',
    removed: {
      title: 'أُزيلت من مفضلتك',
      description: 'لم تعد «صاروخ الساحة» في قائمتك.',
      label: 'تراجع',
      altText: 'للتراجع اضغط القلب في صفحة اللعبة',
    },
    news: { title: 'صدر إصدار جديد', description: 'أعد تحميل الصفحة متى شئت.' },
    slow: { title: 'اتصالك بطيء', description: 'الألعاب التي لعبتها تعمل من دونه.' },
    sent: { title: 'أُرسلت نتيجتك', description: 'أنت في المركز الثالث اليوم.' },
    failed: {
      title: 'لم تُرسل نتيجتك',
      description: 'الخادم لا يستجيب. نتيجتك محفوظة هنا وتُرسل فور عودته.',
    },
  },
}

function useSamples(): { say: string; toasts: ToastOptions[] } {
  const { say, removed, news, slow, sent, failed } = useSample(samples)
  const { label, altText, ...message } = removed
  return {
    say,
    toasts: [
      { ...message, icon: HeartIcon, action: { label, altText, onAction: () => undefined } },
      { ...news, tone: 'info' },
      { ...sent, tone: 'success' },
      { ...slow, tone: 'warning' },
      { ...failed, tone: 'danger' },
    ],
  }
}

function Say() {
  const { say, toasts } = useSamples()
  const { show } = useToast()
  return (
    <Button
      onClick={() => {
        if (toasts[0]) show(toasts[0])
      }}
    >
      {say}
    </Button>
  )
}

/** Shows all toasts on mount. */
function SayAll() {
  const { toasts } = useSamples()
  const { show, close } = useToast()
  const sayAll = useEffectEvent(() => toasts.map((toast) => show(toast)))
  useEffect(() => {
    const ids = sayAll()
    return () => ids.forEach(close)
  }, [close])
  return null
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: ToastProvider,
  args: { children: null },
  render: (args: ToastProviderProps) => (
    <ToastProvider {...args}>
      <Say />
    </ToastProvider>
  ),
} satisfies Meta<typeof ToastProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Says what happened and offers undo. */
export const Undo: Story = { tags: ['example'], render: UndoExample }

/** Interrupts the screen reader and stays until it is dismissed. */
export const Failure: Story = { tags: ['example'], render: FailureExample }

/** Every tone, without expiry. */
export const Open: Story = {
  tags: ['!autodocs'],
  args: { duration: Infinity, limit: 5 },
  render: (args) => (
    <ToastProvider {...args}>
      <SayAll />
      <Say />
    </ToastProvider>
  ),
  // The toast region loads after the first render.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[data-slot=toast]')).not.toBeNull())
  },
}
