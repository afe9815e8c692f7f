/** What Docket can say for itself so far: that it runs, where tools connect, and how they sign in. */
export function Welcome({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <main>
      <h1>Docket is running</h1>
      <p>It reads business documents on this computer. Nothing leaves it.</p>

      <h2>Where tools connect</h2>
      <p>
        <code>{baseUrl}</code>
      </p>

      <h2>How they sign in</h2>
      <p>Every request carries a token. Make one on the command line; it is shown once:</p>
      <Command>docket tokens create</Command>

      <h2>Send a document</h2>
      <Command>{`curl -H "Authorization: Bearer $TOKEN" -F file=@invoice.pdf ${baseUrl}/api/v1/documents`}</Command>
      <p>
        The answer names the document&rsquo;s id. Fetch <code>/api/v1/documents/&lt;id&gt;</code> until its status is no
        longer <code>pending</code>, then read its fields from <code>/api/v1/documents/&lt;id&gt;/extractions</code>.
      </p>
    </main>
  )
}

/** A line for a terminal; long ones scroll, by keyboard too. */
function Command({ children }: { readonly children: string }) {
  return (
    <pre tabIndex={0} aria-label="Command">
      <code>{children}</code>
    </pre>
  )
}
