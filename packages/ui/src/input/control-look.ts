/** What everything that is typed or chosen into shares: a well in the surface with a strong edge. */
export const controlLook = [
  'w-full min-w-0 min-h-11 rounded-control border border-line-strong bg-surface text-ink type-body',
  'shadow-[inset_0_2px_0_0_var(--saha-color-sunken)]',
]

/** For a control that is its own box. */
export const controlStates =
  'hover:not-disabled:border-ink aria-invalid:border-danger aria-invalid:hover:not-disabled:border-danger disabled:cursor-not-allowed disabled:opacity-55'

/** For a box around a bare input and its buttons: it shows the input's states as its own. */
export const controlBoxStates = [
  'forced:has-[input[aria-invalid=true]:not(:focus-visible)]:outline-2 forced:has-[input[aria-invalid=true]:not(:focus-visible)]:outline-offset-2 forced:has-[input[aria-invalid=true]:not(:focus-visible)]:outline-dashed',
  'hover:not-has-[input:disabled]:border-ink has-[[aria-invalid=true]]:border-danger has-[input:disabled]:opacity-55',
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-solid has-[input:focus-visible]:outline-focus',
]

/** The input within such a box. */
export const bareInput =
  'min-w-0 flex-1 self-stretch bg-transparent px-3 py-2 outline-none placeholder:text-ink-muted placeholder:opacity-100'
