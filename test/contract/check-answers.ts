import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { oas31 } from 'zod-openapi'
import type { ApiDescription } from '../../engine/contract/openapi/describe-api.ts'

export interface DescribedOperation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces. */
  readonly path: string
  readonly operation: oas31.OperationObject
}

export interface Answer {
  readonly status: number
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Null: not looked at, as with HEAD. */
  readonly body: string | null
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export function listOperations({ paths = {} }: ApiDescription): readonly DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  )
}

/** Checks values against schemas of the description, by JSON pointer; what a schema does not name is not allowed. */
export function createChecker(description: ApiDescription) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'api', ...(closeObjects(description) as object) })
  /** What is wrong, null when nothing is. */
  const check = (pointer: string, value: unknown): string | null => {
    const validate: ValidateFunction | undefined = ajv.getSchema(`api#${pointer}`)
    if (!validate) throw new Error(`The description has no schema at ${pointer}.`)
    return validate(value) ? null : ajv.errorsText(validate.errors)
  }
  /** What an answer has that is not described for its operation and status, or lacks; null when nothing. */
  const checkAnswer = ({ method, path, operation }: DescribedOperation, answer: Answer): string | null => {
    const { status, headers, body } = answer
    const part = operation.responses?.[String(status) as '200']
    if (!part) return `${status} is not described`
    const pointer = '$ref' in part ? part.$ref.slice(1) : `/paths/${escapeKey(path)}/${method}/responses/${status}`
    const response = find(description, pointer) as oas31.ResponseObject
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const at = header.$ref?.slice(1) ?? `${pointer}/headers/${escapeKey(name)}`
      const { required } = find(description, at) as oas31.HeaderObject
      const value = headers[name.toLowerCase()]
      const wrong = value === undefined ? (required ? 'is missing' : null) : check(`${at}/schema`, value)
      if (wrong !== null) return `header ${name}: ${wrong}`
    }
    if (body === null) return null
    if (!response.content) return body === '' ? null : 'has a body'
    const type = String(headers['content-type']).split(';')[0]!
    if (!(type in response.content)) return `content type ${type} is not described`
    return type === 'application/json' ? check(`${pointer}/content/application~1json/schema`, JSON.parse(body)) : null
  }
  return { check, checkAnswer }
}

/** What stands at a JSON pointer. */
export function find(description: ApiDescription, pointer: string): unknown {
  const keys = pointer.split('/').slice(1)
  return keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    description,
  )
}

export function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The same with every object of properties closed against further ones. */
function closeObjects(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeObjects)
  if (typeof part !== 'object' || part === null) return part
  const copy = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, closeObjects(inner)]))
  return copy['type'] === 'object' && copy['properties'] && copy['additionalProperties'] === undefined
    ? { ...copy, additionalProperties: false }
    : copy
}
