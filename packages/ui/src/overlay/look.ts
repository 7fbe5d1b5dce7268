import { variants } from '../variants/variants.ts'

/** What dims the page behind a modal overlay. */
export const scrimLook = 'overlay-motion fixed inset-0 z-50 bg-night/65 forced:bg-[Canvas]/80'

/** A panel over a scrim: the dialog's look, whose content scrolls inside it on a screen of any height. */
export const panelLook = variants(
  'Dialog, AlertDialog or Sheet',
  [
    'overlay-motion fixed z-50 tile bg-surface text-ink [--tile-edge:var(--saha-color-line-strong)]',
    'flex flex-col *:shrink-0 gap-4 overflow-y-auto overscroll-contain px-5 pb-5 scroll-py-16 sm:px-6 sm:pb-6',
    // The title brings the space above it along, so that nothing shows there while it sticks.
    'not-has-[>[data-slot$=-title]]:pt-5 sm:not-has-[>[data-slot$=-title]]:pt-6',
    'outline-none forced:border-2 forced:border-[CanvasText]',
  ],
  {
    variants: {
      size: { small: '[--panel:24rem]', medium: '[--panel:34rem]', large: '[--panel:52rem]' },
      place: {
        center: [
          'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-(--panel) rounded-panel',
          '[--from-block:12px] [--from-scale:0.97]',
        ],
        'inline-start': [
          'inset-y-0 start-0 w-[calc(100%-2.5rem)] max-w-(--panel) rounded-e-panel border-s-0',
          '[--from-inline:calc(var(--inline)*-100%)] [--from-opacity:1] [--tile-depth:0px]',
        ],
        'inline-end': [
          'inset-y-0 end-0 w-[calc(100%-2.5rem)] max-w-(--panel) rounded-s-panel border-e-0',
          '[--from-inline:calc(var(--inline)*100%)] [--from-opacity:1] [--tile-depth:0px]',
        ],
        bottom: [
          'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-2.5rem)] max-w-(--panel) rounded-t-panel border-b-0',
          'pb-[calc(1.5rem+env(safe-area-inset-bottom))]',
          '[--from-block:100%] [--from-opacity:1] [--tile-depth:0px]',
        ],
      },
    },
    defaultVariants: { size: 'medium', place: 'center' },
  },
)

/** The title stays in sight while a long panel scrolls, unless the screen is too low to spare the room. */
export const titleLook = [
  'type-heading text-balance wrap-anywhere bg-surface',
  '-mx-5 -mb-3 ps-5 pt-5 pb-2 sm:-mx-6 sm:ps-6 sm:pt-6',
  '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0 [@media(min-height:30rem)]:z-1',
].join(' ')

/** Keeps the close button in the panel's upper corner at the end of the line, wherever it is scrolled to. */
export const closeCorner = 'sticky top-0 z-2 order-first -me-2 -mb-4 h-0 self-end *:mt-3 sm:*:mt-4'

/** The end of a title: clear of that button, or of the panel's edge where there is none. */
export const titleEnd = { besideClose: 'pe-16', alone: 'pe-5 sm:pe-6' }

/** The row of buttons that ends a panel: side by side at its end, one below the other where it is narrow. */
export const footerLook = 'flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:flex-wrap sm:justify-end'

/** What opens beside its trigger. It never outgrows the room that the popper found for it. */
export const popupLook = [
  'overlay-motion z-50 tile rounded-tile bg-surface text-ink [--tile-edge:var(--saha-color-line-strong)]',
  'max-h-(--radix-popper-available-height) overflow-y-auto',
  'origin-(--radix-popper-transform-origin) [--from-scale:0.96] overscroll-contain wrap-anywhere',
].join(' ')

/** Space in px between a popup and the edges of the screen. */
export const screenMargin = 8
