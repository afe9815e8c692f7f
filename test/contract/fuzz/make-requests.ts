import * as fc from 'fast-check'
import type { ApiDescription } from '../../../engine/contract/openapi/describe-api.ts'
import { WEBHOOK_EVENTS } from '../../../engine/domain/webhook.ts'
import { listOperations, type DescribedOperation } from '../check-answers.ts'
import { headerText } from './header-text.ts'
import { makeForms } from './make-forms.ts'
import { makePayments } from './make-payments.ts'

export interface FuzzedRequest {
  readonly method: string
  /** With `{…}` where an id of something that is there goes. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** Chooses among the ids of what is there. */
  readonly pick: number
  /** Which token it carries, unless `headers` have another. */
  readonly token: TokenName | null
  readonly body: Buffer | null
}

export const TOKEN_NAMES = ['all', 'readOnly', 'blind', 'trial', 'foreign', 'suspended', 'proof'] as const
export type TokenName = (typeof TOKEN_NAMES)[number]

/** Requests to every operation: many that are nearly right, some that make no sense at all. */
export function makeRequests(description: ApiDescription): fc.Arbitrary<FuzzedRequest> {
  const operations = listOperations(description)
  const weighed = operations.map((operation) => ({ arbitrary: fc.constant(operation), weight: weigh(operation) }))
  return fc
    .oneof(...weighed)
    .chain((operation) =>
      fc.record({
        method: makeMethod(operation),
        path: makePath(operation.path),
        pick: fc.nat(),
        headers: makeHeaders(operation),
        token: fc.option(
          fc.oneof(
            { arbitrary: fc.constant(isPaid(operation) ? ('proof' as const) : ('all' as const)), weight: 6 },
            fc.constantFrom(...TOKEN_NAMES),
          ),
          {
            freq: 12,
          },
        ),
        content: makeContent(operation),
      }),
    )
    .map(({ content: { type, body }, headers, ...request }) => ({
      ...request,
      headers: type === null ? headers : { ...headers, 'content-type': type },
      body: request.method === 'GET' || request.method === 'HEAD' ? null : body,
    }))
}

/** What deletes comes seldom, so that there is something to ask for. */
function weigh({ method, operation }: DescribedOperation): number {
  if (method === 'delete') return 1
  return operation.operationId === 'uploadDocument' ? 10 : 4
}

function makeMethod({ method }: DescribedOperation): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constant(method.toUpperCase()), weight: 14 },
    { arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'OPTIONS'), weight: 1 },
  )
}

/** Null: the id of something that is there. */
const id = fc.oneof(
  { arbitrary: fc.constant(null), weight: 10 },
  {
    arbitrary: fc.oneof(
      fc.integer({ min: -5, max: 2_000_000 }).map(String),
      fc.constantFrom(
        '0',
        '00',
        '-1',
        '1.5',
        '1e3',
        '0x1',
        '9007199254740993',
        '9'.repeat(400),
        '%E0%A4%A',
        '%',
        '%00',
        '%2F',
      ),
      fc.constantFrom(
        '..%2f..',
        '%2e%2e',
        "1'--",
        '%F0%9F%92%A9',
        'null',
        'undefined',
        '__proto__',
        'constructor',
        '١',
        ' ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    ),
    weight: 4,
  },
)

const queryText = fc.oneof(
  fc.integer({ min: -3, max: 120 }).map(String),
  fc.constantFrom(
    '',
    '0',
    '1',
    '100',
    '101',
    'created_at',
    '-created_at',
    '1.0',
    ' 1',
    '1e2',
    '9007199254740993',
    '%',
    '%00',
    '[]',
    '{}',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

function makePath(template: string): fc.Arbitrary<string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const name = fc.constantFrom('sort', 'per_page', 'page', 'sort[]', 'page[a]', '__proto__', 'unknown', '')
  const query = fc.array(fc.tuple(name, queryText), { maxLength: 4 })
  return fc.tuple(fc.tuple(...names.map(() => id)), fc.option(query, { freq: 2 })).map(([ids, pairs]) => {
    const path = names.reduce((so, name, index) => {
      const text = ids[index] ?? null
      return text === null ? so : so.replace(`{${name}}`, () => escapePath(text))
    }, template)
    return pairs === null
      ? path
      : `${path}?${pairs.map(([name, text]) => `${escapePath(name)}=${escapePath(text)}`).join('&')}`
  })
}

/** Leaves percent signs as they are, also broken ones; a segment stays one and is never empty. */
function escapePath(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%25', '%') || '%20'
}

type Header = readonly [name: string, value: string | readonly string[]]

/** None, one or two headers that mostly matter. */
function makeHeaders(
  operation: DescribedOperation,
): fc.Arbitrary<Readonly<Record<string, string | readonly string[]>>> {
  const header = (name: string, value: fc.Arbitrary<string | readonly string[]>): fc.Arbitrary<Header> =>
    value.map((text) => [name, text] as const)
  const often = fc.oneof(
    header('x-request-id', fc.oneof(headerText(200), fc.constantFrom('', '\u00fc', 'r'.repeat(129), ['a', 'b']))),
    header('idempotency-key', fc.constantFrom('one', 'two', 'three', 'four', '', 'k'.repeat(256), ['a', 'b'])),
    header('idempotency-key', headerText(300)),
    header('accept', fc.constantFrom('text/html', '*/*', 'nonsense')),
    header('range', fc.constantFrom('bytes=0-10', 'bytes=-1', 'nonsense')),
    header('if-none-match', fc.constantFrom('*', '""')),
    header(
      'x-large',
      fc.integer({ min: 1, max: 14_000 }).map((length) => 'x'.repeat(length)),
    ),
  )
  const seldom = fc.oneof(
    header('origin', fc.constantFrom('null', 'https://evil.example', '')),
    header('sec-fetch-site', fc.constantFrom('cross-site', 'same-site', 'none', 'same-origin')),
    header('host', fc.constantFrom('localhost', 'evil.example')),
    header(
      'authorization',
      fc.oneof(
        headerText(80),
        headerText(80).map((text) => `Bearer ${text}`),
        fc.constantFrom('Bearer', 'Basic YTpi', '', ['Bearer a', 'Bearer b']),
      ),
    ),
  )
  const any = fc.oneof({ arbitrary: often, weight: 4 }, { arbitrary: seldom, weight: 1 })
  const some = fc.oneof(
    { arbitrary: fc.constant([]), weight: 3 },
    { arbitrary: fc.array(any, { maxLength: 2 }), weight: 2 },
  )
  if (!isPaid(operation)) return some.map((headers) => Object.fromEntries(headers))
  const payment = header('payment-signature', makePayments())
  const old = header('x-payment', fc.constant('e30='))
  const paid = fc.oneof({ arbitrary: payment, weight: 20 }, { arbitrary: old, weight: 1 })
  return fc.tuple(some, fc.option(paid, { freq: 6 })).map(([headers, last]) => {
    return Object.fromEntries(last === null ? headers : [...headers, last])
  })
}

function isPaid({ path }: DescribedOperation): boolean {
  return path.startsWith('/api/v1/x402/')
}

function makeContent({
  method,
  operation,
}: DescribedOperation): fc.Arbitrary<{ type: string | null; body: Buffer | null }> {
  if (method === 'get' || method === 'delete') return fc.constant({ type: null, body: null })
  const forms = makeForms()
  const json = makeJson()
  const nonsense = fc.record({
    type: fc.constantFrom(
      null,
      'application/json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      ';;;',
    ),
    body: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  })
  const fitting =
    operation.requestBody &&
    'content' in operation.requestBody &&
    'multipart/form-data' in operation.requestBody.content
      ? forms
      : json
  return fc.oneof(
    { arbitrary: fitting, weight: 10 },
    { arbitrary: forms, weight: 1 },
    { arbitrary: json, weight: 1 },
    { arbitrary: nonsense, weight: 1 },
  )
}

function makeJson(): fc.Arbitrary<{ type: string; body: Buffer }> {
  const url = fc.oneof(
    fc.constantFrom(
      'http://127.0.0.1:9/hook',
      'https://erp.example/hook',
      'http://erp.example',
      'http://10.0.0.1/',
      'ftp://x/',
      'http://u:p@127.0.0.1:9/',
    ),
    fc.webUrl(),
    fc.string({ maxLength: 30 }),
  )
  const nearly = fc.record(
    {
      url,
      events: fc.array(fc.oneof(fc.constantFrom(...WEBHOOK_EVENTS), fc.string({ maxLength: 8 })), { maxLength: 4 }),
      allow_private_network: fc.oneof(fc.boolean(), fc.constant('true')),
      enabled: fc.oneof(fc.boolean(), fc.constant(null)),
      overlap_hours: fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double()),
    },
    { requiredKeys: ['url', 'events'] },
  )
  const text = fc.oneof(
    { arbitrary: nearly.map((value) => JSON.stringify(value)), weight: 6 },
    { arbitrary: fc.json(), weight: 2 },
    {
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '{"__proto__":{"a":1}}',
        '"',
        '\ud800',
        '{"url":"a","url":"b"}',
      ),
      weight: 1,
    },
  )
  const type = fc.oneof(
    { arbitrary: fc.constant('application/json'), weight: 10 },
    { arbitrary: fc.constantFrom('application/json; charset=utf-8', 'text/json', 'application/xml'), weight: 1 },
  )
  return fc.record({ type, body: text.map((json) => Buffer.from(json)) })
}
