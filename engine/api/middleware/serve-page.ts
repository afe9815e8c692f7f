import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Middleware } from '../request-state.ts'

/** The page loads nothing from anywhere else and cannot be framed. */
const SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Addresses of the page's rooms (renderer/app.tsx): all of them are the one page. */
const ROOMS = /^\/(?:documents\/\d+|export|connections|settings)?$/

/**
 * The built page, as far as it is built: its rooms and the files beside it. What is there at the start is served to the end,
 * from memory (1.5 MB): a later build must not take it away from those who look at it.
 */
export function servePage(folder: string = builtPageFolder()): Middleware {
  const files = new Map(
    listFiles(folder).map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(folder, name))]),
  )
  return async (ctx, next) => {
    const path = ROOMS.test(ctx.path) ? '/index.html' : ctx.path
    const bytes = files.get(path)
    if (bytes === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    ctx.set('Content-Security-Policy', SECURITY_POLICY)
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.set('Cache-Control', ctx.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    ctx.body = bytes
    ctx.type = extname(path)
  }
}

/** Beside the built engine, or in dist/ when the sources run. */
function builtPageFolder(): string {
  const isSource = extname(import.meta.filename) === '.ts'
  return join(import.meta.dirname, isSource ? '../../../dist/renderer' : '../../../renderer')
}

/** Paths below a folder, none when it is missing. */
function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) !== '')
}
