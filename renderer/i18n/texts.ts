/** The texts of a room in another language: the same keys as in English. Plurals may differ in their forms, not in their names. */
export type TextsLike<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : TextsLike<English[Key]>
}
