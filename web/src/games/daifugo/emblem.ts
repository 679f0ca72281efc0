/** The game's picture on the lobby's shelf: a run up to the joker. */
import type { Emblem } from '../emblem'
import three from '../../cards/french/S3.svg?url'
import jack from '../../cards/french/HJ.svg?url'
import queen from '../../cards/french/DQ.svg?url'
import king from '../../cards/french/CK.svg?url'
import joker from '../../cards/french/JK0.svg?url'

const emblem: Emblem = { pictures: [three, jack, queen, king, joker], height: 140 }

export default emblem
