import type { oas31 } from 'zod-openapi'
import type { ApiDescription } from '../../contract/openapi/describe-api.ts'
import { Html, html, prose } from './html.ts'
import { PAGE_STYLE } from './page-style.ts'
import { renderOperation } from './render-operation.ts'
import { renderSchema } from './render-schema.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Entry {
  readonly method: string
  readonly path: string
  readonly operation: oas31.OperationObject
}

/** The whole description as one page that loads nothing. */
export function renderDocs(description: ApiDescription): string {
  const { info, tags = [], paths = {}, webhooks = {}, components = {} } = description
  const operations = listOperations(paths)
  const events = listOperations(webhooks)
  const render = ({ method, path, operation }: Entry): Html => renderOperation(description, method, path, operation)
  const groups = tags.map(({ name, description: about = '' }) => {
    const members = operations.filter(({ operation }) => operation.tags?.includes(name))
    return members.length === 0 ? '' : html`<h2>${name}</h2>${prose(about)}${members.map(render)}`
  })
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API ${info.version}</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<header>
<h1>${info.title} API</h1>
<p>Version ${info.version}. The same for programs: <a href="/api/v1/openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Contents">${listLinks([...operations, ...events])}</nav>
<main>
${prose(info.description ?? '')}
${groups}
${events.length > 0 ? html`<h2>Events</h2>${events.map(render)}` : ''}
<h2>Kinds of objects</h2>
${Object.entries(components.schemas ?? {}).map(([name, schema]) => renderSchema(name, schema))}
</main>
</body>
</html>
`.text
}

function listOperations(paths: oas31.PathsObject): readonly Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
}

function listLinks(entries: readonly Entry[]): Html {
  const links = entries.map(
    ({ operation }) => html`<li><a href="#${operation.operationId ?? ''}">${operation.summary ?? ''}</a></li>`,
  )
  return html`<ul>${links}</ul>`
}
