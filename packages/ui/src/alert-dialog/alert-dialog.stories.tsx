import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
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

const samples = {
  en: {
    remove: {
      open: 'Delete account',
      title: 'Delete your account?',
      text: 'Your scores, favorites and ratings go with it. This cannot be undone.',
      yes: 'Delete account',
    },
    leave: {
      open: 'Leave the game',
      title: 'Leave without sending your score?',
      text: 'You have the best score of the day. It is kept only if you send it.',
      yes: 'Leave',
    },
  },
  ar: {
    remove: {
      open: 'احذف الحساب',
      title: 'هل تحذف حسابك؟',
      text: 'تذهب معه نقاطك ومفضلتك وتقييماتك، ولا رجعة بعد ذلك.',
      yes: 'احذف الحساب',
    },
    leave: {
      open: 'غادر اللعبة',
      title: 'هل تغادر قبل إرسال نتيجتك؟',
      text: 'نتيجتك هي الأفضل اليوم، ولن تُحفظ ما لم ترسلها.',
      yes: 'غادر',
    },
  },
}

function Sample({ question, ...props }: AlertDialogProps & { question: 'remove' | 'leave' }) {
  const { open, title, text, yes } = useSample(samples)[question]
  return (
    <AlertDialog {...props}>
      <AlertDialogTrigger asChild>
        <Button>{open}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel />
          <AlertDialogAction variant={question === 'remove' ? 'danger' : 'action'}>{yes}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  render: (args) => <Sample question="remove" {...args} />,
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { tags: ['!autodocs'], args: { defaultOpen: true } }

/** A confirmation that can be undone: its button is an action, not a danger. */
export const Reversible: Story = { render: (args) => <Sample question="leave" {...args} /> }
