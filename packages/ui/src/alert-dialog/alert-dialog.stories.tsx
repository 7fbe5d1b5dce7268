import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
  type AlertDialogProps,
} from './alert-dialog.tsx'
import ReversibleExample from './reversible.example.tsx'

const samples = {
  en: {
    remove: 'Delete account',
    title: 'Delete your account?',
    text: 'Your scores, favorites and ratings go with it. This cannot be undone.',
  },
  ar: {
    remove: 'احذف الحساب',
    title: 'هل تحذف حسابك؟',
    text: 'تذهب معه نقاطك ومفضلتك وتقييماتك، ولا رجعة بعد ذلك.',
  },
}

function Sample(props: AlertDialogProps) {
  const { remove, title, text } = useSample(samples)
  return (
    <AlertDialog {...props}>
      <AlertDialogTrigger>{remove}</AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel />
          <AlertDialogAction variant="danger">{remove}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { tags: ['!autodocs'], args: { defaultOpen: true } }

/** A confirmation that can be undone: its button is an action, not a danger. */
export const Reversible: Story = { tags: ['example'], render: ReversibleExample }
