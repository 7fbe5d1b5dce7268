import {
  createContext,
  isValidElement,
  use,
  useLayoutEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react'

type Ids = Readonly<Record<string, string | undefined>>

const LabelIdsContext = createContext<readonly [Ids, Dispatch<SetStateAction<Ids>>] | null>(null)

/**
 * Holds the ids that the host gives to labels of other parts, such as a dialog's title. Radix refers to the ids that
 * it generates, and would leave the labelled part without a name.
 */
export function LabelIds({ children }: { children?: ReactNode }) {
  const ids = useState<Ids>({})
  return <LabelIdsContext value={ids}>{children}</LabelIdsContext>
}

/** Reports the host's id of a label; with `asChild` that of its child. */
export function useLabelId(
  label: string,
  { id, asChild, children }: { id?: string | undefined; asChild?: boolean | undefined; children?: ReactNode },
) {
  const setIds = use(LabelIdsContext)?.[1]
  const child = asChild && isValidElement<{ id?: string }>(children) ? children.props.id : undefined
  const hostId = child ?? id
  useLayoutEffect(() => {
    setIds?.((ids) => (ids[label] === hostId ? ids : { ...ids, [label]: hostId }))
  }, [setIds, label, hostId])
}

/** Returns an attribute that refers to the label, if the host gives it an id. */
export function useLabelReference(label: string, attribute: 'aria-labelledby' | 'aria-describedby') {
  const id = use(LabelIdsContext)?.[0][label]
  return id ? { [attribute]: id } : {}
}
