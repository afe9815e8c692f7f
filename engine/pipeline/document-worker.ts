import type { ProcessingTask } from '../domain/outcome.ts'
import { createRecognizer, type Recognizer } from '../stages/ocr/create-recognizer.ts'
import { answerRequests } from '../workers/answer-requests.ts'
import { processDocument } from './process-document.ts'
import { createShelf } from './shelf.ts'

const shelf = createShelf()
let warm: Promise<Recognizer> | null = null

answerRequests((task, report) =>
  processDocument(task as ProcessingTask, {
    report,
    recognizer: warmRecognizer,
    shelf,
    onBug(error) {
      console.error(error)
      forgetRecognizer()
    },
  }),
)

/** One for all documents; one that did not start is not kept, so that the next document tries again. */
function warmRecognizer(): Promise<Recognizer> {
  if (warm !== null) return warm
  const starting = createRecognizer()
  warm = starting
  starting.catch(() => {
    if (warm === starting) warm = null
  })
  return starting
}

/** After a bug the recognizer may be broken: the next document gets a new one. */
function forgetRecognizer(): void {
  const broken = warm
  warm = null
  broken?.then((recognizer) => recognizer.close()).catch(console.error)
}
