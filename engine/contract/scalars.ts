import { z } from 'zod'

/** Ids are unique in the installation and never reused. */
export const idSchema = z.int().positive()

/** ISO 8601 in UTC with microseconds: `2026-11-21T07:21:00.123456Z`. */
export const dateTimeSchema = z.iso.datetime({ precision: 6 }).meta({ example: '2026-11-21T07:21:00.123456Z' })

export const modeSchema = z.enum(['live', 'test']).meta({ description: 'Mode of the token that created it.' })
export const originSchema = z.enum(['api', 'app'])
