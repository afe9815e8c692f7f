import { answerRequests } from '../workers/answer-requests.ts'
import type { WorkbookTask } from './make-workbook.ts'
import { writeXlsx } from './write-xlsx.ts'

answerRequests((task) => {
  const { documents, options } = task as WorkbookTask
  return writeXlsx(documents, options)
})
