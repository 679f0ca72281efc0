/** The game's picture on the lobby's shelf: the twos, the highest of them all on top. */
import type { Emblem } from '../emblem'
import diamonds from '../../cards/french/D2.svg?url'
import clubs from '../../cards/french/C2.svg?url'
import hearts from '../../cards/french/H2.svg?url'
import spades from '../../cards/french/S2.svg?url'

const emblem: Emblem = { pictures: [diamonds, clubs, hearts, spades], height: 140 }

export default emblem
