/** The signs printed on the cards, drawn in a box of 20 by 20 about the origin: of colours, and of shapes. */
export const COLOUR_SIGNS: Record<string, string> = {
  R: 'M0-10L2.8-2.8 10 0 2.8 2.8 0 10-2.8 2.8-10 0-2.8-2.8z',
  Y: 'M-8-8H8V8H-8z',
  G: 'M0-10C5-7 7-3 7 1S4 9 0 10C-4 9-7 5-7 1S-5-7 0-10z',
  B: 'M-10-2C-7-10-3-9 0-5S6-4 10-9V2C7 10 3 9 0 5S-6 4-10 9z',
}

/** The printed inks, the same by day and by night; a quoto is left plain. */
export const INKS: Record<string, string> = { R: '#c8271b', Y: '#ebb030', G: '#4d6e3b', B: '#3f74ab', Q: '#f6edd8' }

/** Strokes; a quoto shows nothing. */
export const SHAPE_SIGNS: Record<string, string> = {
  line: 'M-7 8L7-8',
  mixed: 'M-8 9L8-9M0-6A6 6 0 1 1 0 6 6 6 0 1 1 0-6',
  circle: 'M0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7',
  quoto: '',
}
