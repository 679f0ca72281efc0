/** The face of Koi-Koi. */
import type { GameFace } from '../face'
import Board from './Board.svelte'
import Facts from './Facts.svelte'
import Recap from './Recap.svelte'
import Outcome from './Outcome.svelte'
import { badges, choices, happened, heading, outcome, verdict } from './texts'

const face: GameFace = {
  Board,
  Facts,
  Recap,
  Outcome,
  heading,
  badges,
  choices,
  happened,
  outcome,
  scores: () => true,
  verdict,
}

export default face
