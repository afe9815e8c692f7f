import type { PaymentRequired, PaymentRequirements } from '@x402/core/types'
import { FILE_FORMATS } from '../domain/content.ts'
import type { Asset, PaymentTerms } from '../domain/payment.ts'

/**
 * Seconds that a payment stays valid: it is signed before the upload and settled after it. 500 MB take an hour at 1.2 Mbit/s.
 */
const VALIDITY = 3600

/** The one way to pay. Exactly the price of one document, however many pages it has. */
export function describeTerms(terms: PaymentTerms, { name, version }: Asset): PaymentRequirements {
  return {
    scheme: 'exact',
    network: terms.network as PaymentRequirements['network'],
    asset: terms.asset,
    amount: terms.price,
    payTo: terms.payTo,
    maxTimeoutSeconds: VALIDITY,
    extra: { name, version },
  }
}

/**
 * What is asked for, of whom and how: the content of PAYMENT-REQUIRED.
 * @param error as the protocol names it; says what was wrong with a payment that came
 */
export function describeChallenge(
  requirements: PaymentRequirements,
  { baseUrl, error }: { baseUrl: string; error?: string },
): PaymentRequired {
  return {
    x402Version: 2,
    error: error ?? 'PAYMENT-SIGNATURE header is required',
    resource: {
      url: `${baseUrl}/api/v1/x402/extractions`,
      description: 'Reads a business document and returns its fields: an invoice, a reminder, a contract and others.',
      mimeType: 'application/json',
    },
    accepts: [requirements],
    extensions: EXTENSIONS,
  }
}

/** The form and the answer for directories of paid services: extension `bazaar` of x402 version 2, an example and its schema. */
const EXTENSIONS = {
  bazaar: {
    info: {
      input: { type: 'http', method: 'POST', bodyType: 'form-data', body: { file: 'invoice.pdf', locale: 'de' } },
      output: {
        type: 'json',
        example: {
          data: { id: 42, status: 'pending', processing_stage: 'queued', filename: 'invoice.pdf', extractions: null },
          access_token: 'x402_…',
        },
      },
    },
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        input: {
          type: 'object',
          properties: {
            type: { type: 'string', const: 'http' },
            method: { type: 'string', enum: ['POST'] },
            bodyType: { type: 'string', enum: ['form-data'] },
            body: describeForm(),
          },
          required: ['type', 'method', 'bodyType', 'body'],
          additionalProperties: false,
        },
        output: {
          type: 'object',
          properties: {
            type: { type: 'string' },
            example: {
              type: 'object',
              properties: { data: { type: 'object' }, access_token: { type: 'string' } },
              required: ['data', 'access_token'],
            },
          },
          required: ['type'],
        },
      },
      required: ['input'],
    },
  },
}

function describeForm() {
  return {
    type: 'object',
    properties: {
      file: {
        type: 'string',
        format: 'binary',
        description: `The document, at most 500 MB: ${FILE_FORMATS.join(', ')}.`,
      },
      text: { type: 'string', description: 'Further context.' },
      'custom_types[]': { type: 'array', items: { type: 'string' }, description: 'Further types of documents.' },
      requester: { type: 'string' },
      locale: { type: 'string', description: 'en, de, fr, es, it or nl, with or without a region.' },
      allow_ai_processing: { type: 'string', enum: ['true', 'false', '1', '0'] },
    },
    required: ['file'],
  }
}
