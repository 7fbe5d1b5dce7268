import { Heading } from '@saha/ui/heading'
import { Text } from '@saha/ui/text'
import type { AnyMachine } from './controls/subject.ts'

/** Id and description of a machine. */
export const MachineName = ({ machine }: { machine: AnyMachine }) => (
  <div className="grid min-w-0 justify-items-start gap-1">
    <Heading level={1} size="title" dir="ltr" lang="en">
      {machine.id}
    </Heading>
    <Text tone="muted" dir="ltr" lang="en">
      {machine.root.description}
    </Text>
  </div>
)
