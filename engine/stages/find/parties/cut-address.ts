/** "Registered office: ", "Dienstgebäude: ", up to the last such label. */
const LABEL = /^(?:[^:\d]{2,60}:\s+)(?=\S)/u
/** Where a sentence ends behind a word or a postcode: "... Exampleton ZZ9 9ZZ. Registered in England". */
const SENTENCE = /(?<=[\p{L}\d]{2})\.\s+(?=\p{Lu})/u

/** The part of a line that may be an address: without the label before it, in an imprint of sentences the one of them that `isAddress`. */
export function cutAddress(text: string, isAddress: (text: string) => boolean): string {
  const part = text.split(SENTENCE).find((sentence) => isAddress(sentence)) ?? text
  return part.replace(LABEL, '').trim()
}
