/** Numbers as they are written: with a minus sign, which a hyphen is not. */
import { FluentNumber } from '@fluent/bundle'

const MINUS = '\u2212'

/** A number without further ado. */
export function digits(number: number): string {
  return String(number).replace('-', MINUS)
}

/** A number within a message, which still chooses between one and many. */
export class Written extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', MINUS)
  }
}
