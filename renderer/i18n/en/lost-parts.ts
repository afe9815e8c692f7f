/** Findings about parts of Docket that failed and pages that could not be read. */
export default {
  part_failed: {
    what: 'A part of Docket failed, and what it would have found is missing.',
    advice: 'Compare the fields with the page.',
  },
  preview_failed: {
    what: 'Page {{page}} could not be drawn.',
    advice: 'Open the original to see it.',
  },
  page_given_up: {
    what: 'Page {{page}} could not be read to its end.',
    advice: 'Compare it with the fields, or scan it again.',
  },
  page_without_text: {
    what: 'Page {{page}} shows no text that can be read.',
    advice: 'If it has any, scan it again at 300 dpi.',
  },
  pages_unread: {
    what: 'Reading came to its limit: from page {{page}} on pages are missing.',
    advice: 'Split the document and send the missing pages again.',
  },
  further_invoices: {
    what: 'The file holds {{figure1}} invoices; only the first is read.',
    advice: 'Ask the sender for a file for each of the others.',
  },
} as const
