import { LongContent } from './dialog.stories.tsx'

export default { title: 'Components/Overlays/Dialog/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Open, with content taller than the viewport. */
export const Variants = { ...LongContent, args: { defaultOpen: true } }
