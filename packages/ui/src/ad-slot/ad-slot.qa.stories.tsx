import { AdSlot } from './ad-slot.tsx'

export default { title: 'Components/Portal/AdSlot/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both sizes, empty and filled. */
export const Variants = () => (
  <div className="grid gap-6">
    {(['banner', 'rectangle'] as const).flatMap((variant) => [
      <AdSlot key={`${variant} empty`} variant={variant} label={`${variant} 1`} />,
      <AdSlot key={`${variant} filled`} variant={variant} label={`${variant} 2`}>
        <div data-hue="girls" className="size-full bg-hue" />
      </AdSlot>,
    ])}
  </div>
)
