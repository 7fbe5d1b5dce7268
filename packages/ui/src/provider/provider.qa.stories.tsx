import { Islands } from './provider.stories.tsx'

export default { title: 'Components/Structure/Provider/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both languages in both themes, side by side. */
export const Variants = { ...Islands }
