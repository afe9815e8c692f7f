/**
 * The source of an expression with each letter in both cases, for a part of an expression that is otherwise exact. Classes in it list their letters,
 * without ranges. Modifiers, `(?i:...)`, would say it better, but in a process that has compiled more than a megabyte of expressions V8 (13.6,
 * measured) forgets them.
 */
export function ignoreCase(source: string): string {
  return source.replace(/\\p\{\w+\}|\\.|\[([^\]]+)\]|(\p{L})/gu, (part: string, listed?: string, letter?: string) => {
    if (letter !== undefined) return `[${inBothCases(letter)}]`
    return listed === undefined ? part : `[${listed.replace(/\p{L}/gu, inBothCases)}]`
  })
}

/** ß and letters of scripts without cases stay alone. */
function inBothCases(letter: string): string {
  const others = [letter.toLowerCase(), letter.toUpperCase()].filter((other) => other.length === letter.length)
  return [...new Set(others)].join('')
}
