/** Where the API of this service lies. */
export function baseUrl(): string {
  return `${window.location.origin}/api/v1`
}

/** Asks whether a token is good. */
export function writePing(token: string): string {
  return `curl -H 'Authorization: Bearer ${token}' ${baseUrl()}/ping`
}

/** Sends a document. */
export function writeUpload(token: string): string {
  return `curl -H 'Authorization: Bearer ${token}' -F file=@invoice.pdf ${baseUrl()}/documents`
}
