/** The face of Big Two. */
import { whyPlay } from '../../climbing/why'
import type { GameFace } from '../face'
import Board from './Board.svelte'
import Facts from './Facts.svelte'
import Outcome from './Outcome.svelte'
import Recap from './Recap.svelte'
import { badges, choices, climbing, happened, heading, outcome, scores, verdict } from './texts'

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
  scores,
  verdict,
  why: (view, move) => whyPlay(view, climbing, move),
}

export default face
