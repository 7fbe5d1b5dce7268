import { Open } from './context-menu.stories.tsx'

export default { title: 'Components/Overlays/ContextMenu/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Open at a point of its area. */
export const Variants = { ...Open, tags: [] }
