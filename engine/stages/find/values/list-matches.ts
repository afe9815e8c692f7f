/** All matches of a global expression, left to right. matchAll() copies the expression at each call, which takes longer than most searches. */
export function listMatches(text: string, expression: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  expression.lastIndex = 0
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    found.push(match)
    if (match[0] === '') expression.lastIndex += 1
  }
  return found
}
