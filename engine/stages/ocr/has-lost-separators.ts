const SEPARATOR = /(?<=\d)[.,](?=\d)/g

/** Whether a reading is another one without a comma or a point between figures: engines pass over one now and then, and see none where none is. */
export function hasLostSeparators(text: string, other: string): boolean {
  return text.length < other.length && text.replace(SEPARATOR, '') === other.replace(SEPARATOR, '')
}
