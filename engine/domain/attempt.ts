/**
 * Runs a part of a stage, which is known by its function's name. What it throws costs the document `otherwise` alone: the
 * other parts, the text and the previews stay.
 * @param otherwise what the part gives when it fails
 * @param given the part's arguments
 */
export type Attempt = <Given extends readonly unknown[], Result>(
  part: (...given: Given) => Result,
  otherwise: NoInfer<Result>,
  ...given: Given
) => Result

/** Lets every mistake through, for who wants to see it: tests, training, measuring. */
export const letThrow: Attempt = (part, _otherwise, ...given) => part(...given)

/** Catches mistakes and tells which part made them. */
export function catchMistakes(tell: (part: string, error: unknown) => void): Attempt {
  return (part, otherwise, ...given) => {
    try {
      return part(...given)
    } catch (error) {
      tell(part.name, error)
      return otherwise
    }
  }
}
