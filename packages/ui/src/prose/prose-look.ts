/** How written text looks, whether it came as Markdown or as elements. Blocks are the root's children. */
export const proseLook = [
  'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 type-body wrap-anywhere text-ink',
  '[&_:is(h1,h2)]:type-heading [&_h3]:type-heading [&_:is(h4,h5,h6)]:type-subheading [&>:is(h1,h2,h3,h4,h5,h6):not(:first-child)]:mt-3',
  '[&_:is(p,li,blockquote)]:text-pretty [&_strong]:font-semibold [&_em]:font-medium en:[&_em]:italic',
  '[&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1.5 [&_:is(ul,ol)]:ps-6 [&_ul]:list-disc [&_ol]:list-decimal',
  '[&_li]:ps-1 [&_li]:marker:text-ink-muted [&_li[data-task]]:-ms-6 [&_li[data-task]]:list-none',
  '[&_li>:is(p,ul,ol,blockquote,div)]:mt-1.5 [&_li>p:first-child]:mt-0',
  '[&_blockquote]:grid [&_blockquote]:gap-2 [&_blockquote]:border-s-4 [&_blockquote]:border-line-strong [&_blockquote]:ps-4 [&_blockquote]:text-ink-muted',
  '[&_:not(pre)>code]:rounded-[4px] [&_:not(pre)>code]:bg-sunken [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:py-0.5 [&_:not(pre)>code]:font-code [&_:not(pre)>code]:text-[0.9em]',
  '[&_hr]:border-line-strong [&_img]:max-w-full [&_img]:rounded-control',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:type-small [&_thead]:bg-sunken [&_tr]:border-b [&_tr]:border-line',
  '[&_:is(th,td)]:min-w-24 [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:align-top [&_th]:font-semibold',
  '[&_a:not([data-slot])]:text-link [&_a:not([data-slot])]:underline [&_a:not([data-slot])]:underline-offset-[0.2em]',
].join(' ')
