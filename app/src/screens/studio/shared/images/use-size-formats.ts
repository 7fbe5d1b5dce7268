import { isolate, useFormat } from '../../../../i18n/index.ts'
import { useFileSizeFormat } from '../files/use-file-size-format.ts'
import type { Size } from './resize-image.ts'

/** Returns formatters of numbers, dimensions and file sizes in the current locale. */
export function useSizeFormats() {
  const { number } = useFormat()
  const bytes = useFileSizeFormat()
  const pixels = ({ width, height }: Size) => isolate(`${number(width)} × ${number(height)}`)
  return { number, bytes, pixels }
}
