import { STATUS_CODES } from 'node:http'
import type { oas31 } from 'zod-openapi'
import type { ApiDescription } from '../../contract/openapi/describe-api.ts'
import { follow } from './follow.ts'
import { html, prose, type Html } from './html.ts'
import { renderField, renderFields } from './render-schema.ts'

/** An operation with everything that goes in and comes out. */
export function renderOperation(
  description: ApiDescription,
  method: string,
  path: string,
  operation: oas31.OperationObject,
): Html {
  const body = operation.requestBody && follow<oas31.RequestBodyObject>(description, operation.requestBody)
  const parameters = (operation.parameters ?? []).map((part) => follow<oas31.ParameterObject>(description, part))
  const needsToken = operation.security === undefined
  return html`<section id="${operation.operationId ?? ''}">
    <h3>${operation.summary ?? ''}</h3>
    <p class="route"><code>${method.toUpperCase()} ${path}</code> ${needsToken ? '' : html`<small>no token</small>`}</p>
    ${prose(operation.description ?? '')}
    ${parameters.length > 0 ? html`<h4>Parameters</h4>${renderFields(parameters.map(renderParameter))}` : ''}
    ${body ? html`<h4>Body</h4>${renderContent(description, body.content)}` : ''}
    <h4>Answers</h4>
    ${renderResponses(description, operation.responses ?? {})}
  </section>`
}

function renderParameter(parameter: oas31.ParameterObject): Html {
  const where = parameter.in === 'header' ? 'Header. ' : ''
  const text = where + (parameter.description ?? '')
  return renderField(parameter.name, parameter.schema ?? {}, parameter.required ?? false, text)
}

function renderResponses(description: ApiDescription, responses: oas31.ResponsesObject): Html {
  const entries = Object.entries(responses).map(([status, part]) => {
    const response = follow<oas31.ResponseObject>(description, part as oas31.ResponseObject)
    const headers = Object.keys(response.headers ?? {}).map((name) => html` <code>${name}</code>`)
    return html`<details>
      <summary><code>${status}</code> ${STATUS_CODES[status] ?? ''}</summary>
      ${prose(response.description ?? '')}
      ${headers.length > 0 ? html`<p>Headers:${headers}</p>` : ''}
      ${renderContent(description, response.content ?? {})}
    </details>`
  })
  return html`${entries}`
}

/** What a body holds: for forms their fields, for JSON its kind, and the examples of both. */
function renderContent(description: ApiDescription, content: oas31.ContentObject): Html {
  const kinds = Object.entries(content).map(([type, media]) => {
    const { schema = {}, examples = {} } = media
    const shown = Object.entries(examples).map(
      ([name, example]) =>
        html`<p>Example <code>${name}</code>:</p>
          <pre tabindex="0">${JSON.stringify((example as oas31.ExampleObject).value, null, 2)}</pre>`,
    )
    const form = type === 'multipart/form-data' ? renderForm(follow<oas31.SchemaObject>(description, schema)) : ''
    return html`<p><code>${type}</code></p>${form}${shown}`
  })
  return html`${kinds}`
}

function renderForm({ properties = {}, required = [] }: oas31.SchemaObject): Html {
  return renderFields(
    Object.entries(properties).map(([name, schema]) =>
      renderField(name, schema as oas31.SchemaObject, required.includes(name)),
    ),
  )
}
