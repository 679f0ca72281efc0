/** How open a table with friends is. */
import type { Open } from '../messages'

export const WATCHING = ['open', 'late', 'none'] as const

export interface Sharing {
  listed: boolean
  watching: NonNullable<Open['watching']>
  endless: boolean
}
