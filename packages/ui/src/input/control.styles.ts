/** Shared styles of form controls: an inset surface with a strong border. */
export const controlStyles = [
  'sa:w-full sa:min-w-0 sa:min-h-11 sa:rounded-control sa:border sa:border-line-strong sa:bg-surface sa:text-ink sa:type-body',
  'sa:shadow-[inset_0_2px_0_0_var(--saha-color-sunken)]',
]

/** States of a control that has its own border. */
export const controlStateStyles =
  'sa:hover:not-disabled:border-ink sa:aria-invalid:border-danger sa:aria-invalid:hover:not-disabled:border-danger sa:disabled:cursor-not-allowed sa:disabled:opacity-55'

/** States of a bordered box around a bare input and its buttons, taken from the input. */
export const controlBoxStateStyles = [
  'sa:forced:has-[input[aria-invalid=true]:not(:focus-visible)]:outline-2 sa:forced:has-[input[aria-invalid=true]:not(:focus-visible)]:outline-offset-2 sa:forced:has-[input[aria-invalid=true]:not(:focus-visible)]:outline-dashed',
  'sa:hover:not-has-[input:disabled]:border-ink sa:has-[[aria-invalid=true]]:border-danger sa:has-[input:disabled]:opacity-55',
  'sa:has-[input:focus-visible]:focus-ring',
]

/** The input inside such a box. */
export const bareInputStyles =
  'sa:min-w-0 sa:flex-1 sa:self-stretch sa:bg-transparent sa:px-3 sa:py-2 sa:no-ring sa:placeholder:text-ink-muted sa:placeholder:opacity-100'
