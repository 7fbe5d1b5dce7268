import { describeConformance, type ConformanceProps } from '../testing/conformance.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

const open = (part: (props: ConformanceProps) => React.ReactElement) => (props: ConformanceProps) => (
  <Dialog defaultOpen>
    <DialogContent aria-describedby={undefined}>{part(props)}</DialogContent>
  </Dialog>
)
const titled = (part: (props: ConformanceProps) => React.ReactElement) =>
  open((props) => (
    <>
      <DialogTitle>Player name</DialogTitle>
      {part(props)}
    </>
  ))

describeConformance(
  'DialogTrigger',
  (props) => (
    <Dialog>
      <DialogTrigger {...props}>Open</DialogTrigger>
    </Dialog>
  ),
  {
    slot: 'dialog-trigger',
    asChild: (child) => (
      <Dialog>
        <DialogTrigger asChild>{child}</DialogTrigger>
      </Dialog>
    ),
  },
)
describeConformance(
  'DialogContent',
  (props) => (
    <Dialog defaultOpen>
      <DialogContent {...props}>
        <DialogTitle>Player name</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  { slot: 'dialog-content', portalled: true },
)
describeConformance(
  'DialogTitle',
  open((props) => <DialogTitle {...props}>Player name</DialogTitle>),
  {
    slot: 'dialog-title',
    portalled: true,
  },
)
describeConformance(
  'DialogDescription',
  titled((props) => <DialogDescription {...props}>Everyone sees it.</DialogDescription>),
  { slot: 'dialog-description', portalled: true },
)
describeConformance(
  'DialogFooter',
  titled((props) => <DialogFooter {...props}>Save</DialogFooter>),
  { slot: 'dialog-footer', portalled: true },
)
describeConformance(
  'DialogClose',
  titled((props) => <DialogClose {...props}>Done</DialogClose>),
  { slot: 'dialog-close', portalled: true },
)
