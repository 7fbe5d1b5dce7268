/**
 * Detaches a preview inside another preview, such as a story on a docs page. Otherwise it would post its globals to its
 * parent, and replace the globals of the page.
 */
export function detachNestedPreview(target: Window): void {
  const container = target.frameElement?.ownerDocument.defaultView
  if (container && '__STORYBOOK_PREVIEW__' in container) Object.assign(target, { parent: target })
}
