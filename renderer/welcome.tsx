import { useEffect, useState } from 'react'
import { fetchJson } from './api/fetch-json.ts'

/** What Docket can say for itself so far: that it runs, where tools connect, and how they sign in. */
export function Welcome({ baseUrl }: { readonly baseUrl: string }) {
  const version = useVersion()
  return (
    <main>
      <h1>Docket is running</h1>
      <p>It reads business documents on this computer. Nothing leaves it.{version && ` This is version ${version}.`}</p>

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
        longer <code>pending</code>, then read its fields from <code>/api/v1/documents/&lt;id&gt;/extractions</code>.{' '}
        <a href="/docs">Everything else that tools can ask for</a>
      </p>
    </main>
  )
}

/** Docket's own version; null until it is known, and where nobody answers. */
function useVersion(): string | null {
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    fetchJson('GET /api/v1/openapi.json', { path: {}, signal: stop.signal }).then(
      ({ info }) => setVersion(info.version),
      () => setVersion(null),
    )
    return () => stop.abort()
  }, [])
  return version
}

/** A line for a terminal; long ones scroll, by keyboard too. */
function Command({ children }: { readonly children: string }) {
  return (
    <pre tabIndex={0} aria-label="Command">
      <code>{children}</code>
    </pre>
  )
}
