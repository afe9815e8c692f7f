import { z } from 'zod'
import { separatorSchema, titlesSchema } from './export.ts'
import { dateTimeSchema, idSchema } from '../scalars.ts'

const ADDRESS = /^0x[0-9a-f]{40}$/i

function address(name: string) {
  return z
    .string({ error: `${name} must be an address.` })
    .trim()
    .regex(ADDRESS, { error: `${name} must be an address: 0x and 40 hexadecimal digits.` })
}

function url(name: string) {
  return z
    .string({ error: `${name} must be a URL.` })
    .trim()
    .max(2000, { error: `${name} has at most 2000 characters.` })
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
      error: `${name} must be a URL that begins with https:// or http://.`,
    })
}

/** How paid extractions are paid; see PaymentTerms. */
export const paymentTermsSchema = z.strictObject({
  pay_to: address('pay_to'),
  /** The chain by CAIP-2. */
  network: z
    .string({ error: 'network must be text.' })
    .trim()
    .regex(/^eip155:[1-9]\d{0,17}$/, {
      error: 'network must name an EVM chain as eip155: and its number, such as eip155:8453.',
    }),
  asset: address('asset'),
  /** For one document, in the token's smallest units. */
  price: z
    .string({ error: 'price must be text.' })
    .trim()
    .regex(/^[1-9]\d{0,29}$/, { error: "price must be a whole number of the token's smallest units, at least 1." }),
  /** Null: Docket settles by itself, with the key in DOCKET_X402_KEY. */
  facilitator_url: url('facilitator_url').nullable(),
  rpc_url: url('rpc_url'),
})

/** Sums of one token. */
export const takingsSchema = z.object({
  network: z.string(),
  asset: z.string(),
  symbol: z.string(),
  /** As people write it: `12.35`. */
  amount: z.string(),
  count: z.int().nonnegative(),
})

/** A payment that was settled. */
export const paymentSchema = z.object({
  /** Of the document that was paid for, which may be deleted by now. */
  document_id: idSchema,
  payer: z.string(),
  network: z.string(),
  symbol: z.string(),
  amount: z.string(),
  transaction: z.string(),
  settled_at: dateTimeSchema,
})

/** Answer of GET /app/payments. */
export const paymentsSchema = z.object({
  /** Where the terms come from: what stands in the environment cannot be changed in the settings. Null: payments are off. */
  source: z.enum(['environment', 'settings']).nullable(),
  terms: paymentTermsSchema.nullable(),
  /** Whether there is a key with which Docket can settle by itself. */
  has_key: z.boolean(),
  /** The account that owns what was paid for; null before the first payment. */
  account_id: idSchema.nullable(),
  /** Payments of which it is not known yet whether they were settled. */
  unsettled: z.int().nonnegative(),
  takings: z.array(takingsSchema),
  /** The newest first, at most twenty. */
  last: z.array(paymentSchema),
})

/** Answer of GET /app/payments/check: chain and facilitator are asked. */
export const paymentCheckSchema = z.object({
  /** The price in words, `0.05 USDC`; null while it cannot be known. */
  price: z.string().nullable(),
  /** Why nothing can be paid now; null when something can. */
  problem: z.string().nullable(),
})

/** Body of POST /app/payments/export. */
export const paymentsExportSchema = z.strictObject({ separator: separatorSchema, titles: titlesSchema })

export type PaymentTermsSetting = z.infer<typeof paymentTermsSchema>
export type PaymentsAnswer = z.infer<typeof paymentsSchema>
export type PaymentCheck = z.infer<typeof paymentCheckSchema>
export type PaymentResource = z.infer<typeof paymentSchema>
export type PaymentsExportRequest = z.input<typeof paymentsExportSchema>
export type Takings = z.infer<typeof takingsSchema>
