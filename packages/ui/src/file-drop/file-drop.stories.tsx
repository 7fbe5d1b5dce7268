import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { FileDrop, type FileDropProps } from './file-drop.tsx'
import CheckedContentExample from './checked-content.example.tsx'
import InFieldExample from './in-field.example.tsx'

const samples = {
  en: {
    label: 'Video',
    images: 'Pictures',
    names: ['sunset over the dunes.jpg', 'غروب فوق الكثبان (نهائي).png'],
  },
  ar: {
    label: 'الفيديو',
    images: 'الصور',
    names: ['غروب فوق الكثبان.jpg', 'sunset over the dunes (final).png'],
  },
}

const megabyte = 1024 ** 2
const video = { accept: ['video/mp4', 'video/webm'], maxBytes: 20 * megabyte }

function Sample({ chosen = [], ...props }: FileDropProps & { chosen?: readonly File[] }) {
  const { label } = useSample(samples)
  const [files, setFiles] = useState<readonly File[]>(chosen)
  return (
    <div className="max-w-120">
      <FileDrop aria-label={label} {...video} {...props} files={files} onFilesChange={setFiles} />
    </div>
  )
}

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Names keep their direction; sizes are localized. */
export const WithFiles: Story = {
  render: function WithFiles() {
    const { images, names } = useSample(samples)
    const chosen = names.map(
      (name, at) => new File(['0'.repeat(1500 + at * megabyte)], name, { lastModified: at }),
    )
    return <Sample aria-label={images} accept={['image/*']} maxFiles={4} chosen={chosen} />
  },
}

/** Every reason for rejection. The last one is set by the host, which reads the content. */
export const Rejected: Story = {
  render: function Rejected() {
    const { names } = useSample(samples)
    const reasons = ['type', 'size', 'empty', 'folder', 'count', 'content'] as const
    const rejected = reasons.map((reason, at) => ({
      reason,
      file: new File(['0'.repeat(at * 700)], names[at % 2] ?? ''),
    }))
    return <Sample rejected={rejected} />
  },
}

/** A required video: the error appears after a failed submit. */
export const InField: Story = { tags: ['example'], render: InFieldExample }

/** The host reads the first bytes, because name and type are claims of the sender. */
export const CheckedContent: Story = { tags: ['example'], render: CheckedContentExample }

export const Disabled: Story = { args: { disabled: true } }
