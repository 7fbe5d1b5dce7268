import { Open } from './toast.stories.tsx'

export default { title: 'Components/Overlays/Toast/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every tone, with and without an action, without animation. */
export const Variants = { ...Open, tags: [] }
