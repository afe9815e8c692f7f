/** Controls of fields stand in the page in their reading order, each with `data-field`: the order of the keyboard is the order seen. */

/** Puts the focus on a field, in rows on their first cell. False when the field is not shown. */
export function focusField(pane: HTMLElement | null, key: string): boolean {
  const stop = stopsOf(pane).find((control) => control.dataset['field'] === key)
  if (!stop) return false
  focusControl(stop)
  return true
}

/** From the control that has the focus to that of the next field, or of the one before. False at the ends. */
export function focusNeighbour(pane: HTMLElement | null, by: 1 | -1): boolean {
  const stops = stopsOf(pane)
  const at = stops.findIndex((control) => control === document.activeElement)
  if (at < 0) return focusFirst(stops)
  const key = stops[at]?.dataset['field']
  const rest = by === 1 ? stops.slice(at + 1) : stops.slice(0, at).toReversed()
  const next = rest.find((control) => control.dataset['field'] !== key)
  // Backwards, a list is entered at its first cell too.
  const entered = next && stops.find((control) => control.dataset['field'] === next.dataset['field'])
  if (entered) focusControl(entered)
  return entered !== undefined
}

/** The next of these fields after the one that has the focus, from the first again after the last. */
export function focusNextOf(pane: HTMLElement | null, keys: readonly string[], by: 1 | -1): boolean {
  const stops = stopsOf(pane)
  const order = [...new Set(stops.map((control) => control.dataset['field'] ?? ''))]
  const wanted = order.filter((key) => keys.includes(key))
  const here = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['field'] : undefined
  const at = here === undefined ? -1 : order.indexOf(here)
  const next =
    by === 1
      ? (wanted.find((key) => order.indexOf(key) > at) ?? wanted[0])
      : (wanted.findLast((key) => order.indexOf(key) < at) ?? wanted.at(-1))
  return next !== undefined && focusField(pane, next)
}

export function focusControl(control: HTMLElement): void {
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
  if (control instanceof HTMLInputElement) control.select()
}

function focusFirst(stops: readonly HTMLElement[]): boolean {
  if (stops[0]) focusControl(stops[0])
  return stops.length > 0
}

/** The button that adds the first row is a stop only where there are no rows. */
function stopsOf(pane: HTMLElement | null): readonly HTMLElement[] {
  const controls = [...(pane?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const withCells = new Set(
    controls.flatMap(({ dataset }) => (dataset['cell'] === undefined ? [] : [dataset['field']])),
  )
  return controls.filter(({ dataset }) => dataset['cell'] !== undefined || !withCells.has(dataset['field']))
}
