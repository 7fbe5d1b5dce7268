import { Sample } from './dropdown-menu.samples.tsx'

export default { title: 'Components/Overlays/DropdownMenu/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every kind of item, and the submenu. */
export const Variants = () => <Sample defaultOpen sub={{ open: true }} />
