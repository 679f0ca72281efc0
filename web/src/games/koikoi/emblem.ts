/** The game's picture on the lobby's shelf: the five brights. */
import type { Emblem } from '../emblem'
import pine from './cards/01-bright.svg?url'
import cherry from './cards/03-bright.svg?url'
import moon from './cards/08-bright.svg?url'
import willow from './cards/11-bright.svg?url'
import paulownia from './cards/12-bright.svg?url'

const emblem: Emblem = { pictures: [pine, cherry, moon, willow, paulownia], height: 160 }

export default emblem
