import { variants } from '../variants/variants.ts'

/** The backdrop of a modal overlay. */
export const scrimStyles =
  'sa:overlay-motion sa:fixed sa:inset-0 sa:z-50 sa:bg-night/65 sa:forced:bg-[Canvas]/80'

/** The panel of a dialog, alert dialog or sheet. Its content scrolls inside it on any viewport height. */
export const panelStyles = variants(
  'Dialog, AlertDialog or Sheet',
  [
    'sa:overlay-motion sa:fixed sa:z-50 sa:tile sa:bg-surface sa:text-ink sa:[--tile-edge:var(--saha-color-line-strong)]',
    'sa:flex sa:flex-col sa:*:shrink-0 sa:gap-4 sa:overflow-y-auto sa:overscroll-contain sa:px-5 sa:pb-5 sa:scroll-py-16 sa:sm:px-6 sa:sm:pb-6',
    // The title has the top padding, so that no content shows above it while it sticks.
    'sa:not-has-[>[data-slot$=-title]]:pt-5 sa:sm:not-has-[>[data-slot$=-title]]:pt-6',
    'sa:no-ring sa:forced:border-2 sa:forced:border-[CanvasText]',
  ],
  {
    variants: {
      size: { small: 'sa:[--panel:24rem]', medium: 'sa:[--panel:34rem]', large: 'sa:[--panel:52rem]' },
      placement: {
        center: [
          'sa:inset-0 sa:m-auto sa:h-fit sa:max-h-[calc(100dvh-2rem)] sa:w-[calc(100%-2rem)] sa:max-w-(--panel) sa:rounded-panel',
          'sa:[--from-block:12px] sa:[--from-scale:0.97]',
        ],
        'inline-start': [
          'sa:inset-y-0 sa:start-0 sa:w-[calc(100%-2.5rem)] sa:max-w-(--panel) sa:rounded-e-panel sa:border-s-0',
          'sa:[--from-inline:calc(var(--inline)*-100%)] sa:[--from-opacity:1] sa:[--tile-depth:0px]',
        ],
        'inline-end': [
          'sa:inset-y-0 sa:end-0 sa:w-[calc(100%-2.5rem)] sa:max-w-(--panel) sa:rounded-s-panel sa:border-e-0',
          'sa:[--from-inline:calc(var(--inline)*100%)] sa:[--from-opacity:1] sa:[--tile-depth:0px]',
        ],
        bottom: [
          'sa:inset-x-0 sa:bottom-0 sa:mx-auto sa:max-h-[calc(100dvh-2.5rem)] sa:max-w-(--panel) sa:rounded-t-panel sa:border-b-0',
          'sa:pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
          'sa:[--from-block:100%] sa:[--from-opacity:1] sa:[--tile-depth:0px]',
        ],
      },
    },
    defaultVariants: { size: 'medium', placement: 'center' },
  },
)

/** The title stays visible while a long panel scrolls, except in a low viewport. */
export const titleStyles = [
  'sa:type-heading sa:text-balance sa:wrap-anywhere sa:bg-surface sa:focus-visible:focus-ring-inside',
  'sa:-mx-5 sa:-mb-3 sa:ps-5 sa:pt-5 sa:pb-2 sa:sm:-mx-6 sa:sm:ps-6 sa:sm:pt-6',
  'sa:[@media(min-height:30rem)]:sticky sa:[@media(min-height:30rem)]:top-0 sa:[@media(min-height:30rem)]:z-1',
].join(' ')

/** Keeps the close button in the panel's top corner at the inline end while the content scrolls. */
export const closeCornerStyles =
  'sa:sticky sa:top-0 sa:z-2 sa:order-first sa:-me-2 sa:-mb-4 sa:h-0 sa:self-end sa:*:mt-3 sa:sm:*:mt-4'

/** Inline end padding of a title, next to the close button or alone. */
export const titleEndStyles = { besideClose: 'sa:pe-16', alone: 'sa:pe-5 sa:sm:pe-6' }

/** The buttons at the end of a panel: in a row at the inline end, or stacked in a narrow panel. */
export const footerStyles =
  'sa:flex sa:flex-col-reverse sa:gap-3 sa:pt-1 sa:sm:flex-row sa:sm:flex-wrap sa:sm:justify-end'

/** A popup next to its trigger, no larger than the available space that the popper measured. */
export const popupStyles = [
  'sa:overlay-motion sa:z-50 sa:tile sa:rounded-tile sa:bg-surface sa:text-ink sa:[--tile-edge:var(--saha-color-line-strong)]',
  'sa:max-h-(--radix-popper-available-height) sa:overflow-y-auto',
  'sa:origin-(--radix-popper-transform-origin) sa:[--from-scale:0.96] sa:overscroll-contain sa:wrap-anywhere',
].join(' ')

/** Minimum distance between a popup and the viewport edges, in px. */
export const screenMargin = 8
