/** In the place of a row that is on its way. */
export function WaitingRow({ index, top }: { readonly index: number; readonly top: number }) {
  return (
    <div role="row" aria-rowindex={index + 2} className="inbox-row inbox-line inbox-line-waiting" style={{ top }}>
      <div role="gridcell" aria-busy className="inbox-waiting" />
    </div>
  )
}
