/** The game's picture on the lobby's shelf: one card of each colour and a quoto. */
import type { Emblem } from '../emblem'
import red from './cards/R5.svg?url'
import yellow from './cards/Y8.svg?url'
import quoto from './cards/Q1.svg?url'
import green from './cards/G7.svg?url'
import blue from './cards/B2.svg?url'

const emblem: Emblem = { pictures: [red, yellow, quoto, green, blue], height: 140 }

export default emblem
