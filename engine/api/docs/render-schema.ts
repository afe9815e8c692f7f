import type { oas31 } from 'zod-openapi'
import { nameOf } from './follow.ts'
import { html, prose, type Html } from './html.ts'

type Schema = oas31.SchemaObject | oas31.ReferenceObject

/** One kind of object with its properties. */
export function renderSchema(name: string, schema: Schema): Html {
  const object = schema as oas31.SchemaObject
  const rows = Object.entries(object.properties ?? {}).map(([property, inner]) =>
    renderField(property, inner, object.required?.includes(property) ?? false),
  )
  return html`<section id="${name}">
    <h3>${name}</h3>
    ${prose(object.description ?? '')}
    ${rows.length > 0 ? renderFields(rows) : html`<p><code>${describeType(schema)}</code></p>`}
  </section>`
}

/** A table of named values: properties, parameters or form fields. */
export function renderFields(rows: readonly Html[]): Html {
  return html`<table>
    <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`
}

export function renderField(name: string, schema: Schema, required: boolean, description?: string): Html {
  const text = description ?? (schema as oas31.SchemaObject).description ?? ''
  return html`<tr>
    <th scope="row"><code>${name}</code>${required ? '' : html` <small>optional</small>`}</th>
    <td>${linkType(schema)}</td>
    <td>${prose(text)}</td>
  </tr>`
}

function linkType(schema: Schema): Html {
  const names = [...describeType(schema).matchAll(/[A-Z]\w+/g)].map(([name]) => name)
  const links = names.map((name) => html` <a href="#${name}">${name}</a>`)
  return names.length === 0 ? html`<code>${describeType(schema)}</code>` : html`<code>${describeType(schema)}</code>${links}`
}

/** A type in a few words: `integer or null`, `array of Preview`, `"live" or "test"`. */
function describeType(schema: Schema): string {
  const name = nameOf(schema)
  if (name !== null) return name
  const object = schema as oas31.SchemaObject
  const choices = object.anyOf ?? object.oneOf
  if (choices) return [...new Set(choices.map((choice) => describeType(choice)))].join(' or ')
  if (object.enum) return object.enum.map((value) => JSON.stringify(value)).join(' or ')
  if ('const' in object) return JSON.stringify(object.const)
  if (object.type === 'array') return `array of ${describeType(object.items ?? {})}`
  if (object.type === 'object' && typeof object.additionalProperties === 'object') {
    return `object of ${describeType(object.additionalProperties)}`
  }
  const type = Array.isArray(object.type) ? object.type.join(' or ') : (object.type ?? 'anything')
  return object.format === undefined ? type : `${type} (${object.format})`
}
