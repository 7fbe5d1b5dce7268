import shown, { FromBottom, FromStart, Open } from './sheet.stories.tsx'

export default { title: 'Components/Overlays/Sheet/QA', tags: ['qa', '!dev', '!autodocs'] }

/** From the inline end. */
export const Variants = { ...Open, render: shown.render, tags: [] }

/** From the inline start. */
export const Start = { ...FromStart, args: { defaultOpen: true } }

/** From the bottom. */
export const Bottom = { ...FromBottom, args: { defaultOpen: true } }
