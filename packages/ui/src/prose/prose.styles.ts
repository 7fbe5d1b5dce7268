/** Space between blocks. */
const apart = 'sa:[&>*+*]:mt-4 sa:[&>:is(h1,h2,h3,h4,h5,h6):not(:first-child)]:mt-7'

/** Space between the blocks of a section. A continued list is spaced like one list. */
export const sectionStyles = `${apart} sa:[&>*+[data-continues]]:mt-1.5`

/**
 * Typography for Markdown and for custom elements. Block layout instead of grid: browsers measure a grid of hundreds
 * of blocks several times per update.
 */
export const proseStyles = [
  `sa:min-w-0 ${apart} sa:[&>[data-begins=heading]:not(:first-child)]:mt-7 sa:[&>*+[data-begins=items]]:mt-1.5`,
  'sa:type-body sa:wrap-anywhere sa:text-ink',
  'sa:[&_:is(h1,h2)]:type-heading sa:[&_h3]:type-heading sa:[&_:is(h4,h5,h6)]:type-subheading',
  'sa:[&_:is(p,li,blockquote)]:text-pretty sa:[&_p[data-long]]:text-wrap sa:[&_strong]:font-semibold sa:[&_em]:font-medium sa:en:[&_em]:italic',
  'sa:[&_li+li]:mt-1.5 sa:[&_:is(ul,ol)]:ps-6 sa:[&_ul]:list-disc sa:[&_ol]:list-decimal',
  'sa:[&_li]:ps-1 sa:[&_li]:marker:text-ink-muted sa:[&_li[data-task]]:-ms-6 sa:[&_li[data-task]]:list-none',
  'sa:[&_li>:is(p,ul,ol,blockquote,div)]:mt-1.5 sa:[&_li>p:first-child]:mt-0',
  'sa:[&_blockquote>*+*]:mt-2 sa:[&_blockquote]:border-s-4 sa:[&_blockquote]:border-line-strong sa:[&_blockquote]:ps-4 sa:[&_blockquote]:text-ink-muted',
  'sa:[&_:not(pre)>code]:rounded-[4px] sa:[&_:not(pre)>code]:bg-sunken sa:[&_:not(pre)>code]:px-1 sa:[&_:not(pre)>code]:py-0.5 sa:[&_:not(pre)>code]:font-code sa:[&_:not(pre)>code]:text-[0.9em]',
  'sa:[&_hr]:border-line-strong sa:[&_img]:max-w-full sa:[&_img]:rounded-control',
  'sa:[&_table]:w-full sa:[&_table]:border-collapse sa:[&_table]:type-small sa:[&_thead]:bg-sunken sa:[&_tr]:border-b sa:[&_tr]:border-line',
  'sa:[&_:is(th,td)]:min-w-24 sa:[&_:is(th,td)]:px-3 sa:[&_:is(th,td)]:py-2 sa:[&_:is(th,td)]:align-top sa:[&_th]:font-semibold',
  'sa:[&_a:not([data-slot])]:text-link sa:[&_a:not([data-slot])]:underline sa:[&_a:not([data-slot])]:underline-offset-[0.2em]',
].join(' ')
