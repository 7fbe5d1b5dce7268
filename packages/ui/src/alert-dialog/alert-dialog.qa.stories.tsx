import shown, { Open } from './alert-dialog.stories.tsx'

export default { title: 'Components/Overlays/AlertDialog/QA', tags: ['qa', '!dev', '!autodocs'] }

/** The open dialog. */
export const Variants = { ...Open, render: shown.render, tags: [] }
