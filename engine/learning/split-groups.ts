/** Groups dealt into `parts` sets of nearly equal size by their number of members, largest first; fewer groups, fewer sets. */
export function splitGroups(groups: readonly string[], parts: number): readonly ReadonlySet<string>[] {
  const sizes = new Map<string, number>()
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const dealt = Array.from({ length: Math.min(parts, sizes.size) }, () => ({ members: 0, groups: new Set<string>() }))
  const inOrder = [...sizes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  for (const [group, size] of inOrder) {
    const smallest = dealt.reduce((least, part) => (part.members < least.members ? part : least))
    smallest.groups.add(group)
    smallest.members += size
  }
  return dealt.map((part) => part.groups)
}
