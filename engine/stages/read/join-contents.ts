import type { Content } from '../../domain/content.ts'
import { DocumentError } from '../../domain/errors.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'

/** Several documents as one, their pages numbered on. Throws DocumentError `too_many_pages` after closing all of them. */
export async function joinContents(contents: readonly Content[], { maxPages }: ProcessingLimits): Promise<Content> {
  const owners = contents.flatMap((content) => content.pages.map((page) => ({ content, page })))
  const close = async (): Promise<void> => {
    await Promise.all(contents.map((content) => content.close()))
  }
  if (owners.length > maxPages) {
    await close()
    throw new DocumentError(
      'too_many_pages',
      `The document has ${owners.length} pages; at most ${maxPages} are read. Split it and send the parts.`,
    )
  }
  return {
    pages: owners.map(({ page }, index) => ({ ...page, number: index + 1 })),
    structured: contents.find((content) => content.structured !== null)?.structured ?? null,
    draw: (pageNumber, dotsPerInch) => {
      const owner = owners[pageNumber - 1]
      if (owner === undefined) throw new RangeError(`There is no page ${pageNumber}`)
      return owner.content.draw(owner.page.number, dotsPerInch)
    },
    close,
  }
}
