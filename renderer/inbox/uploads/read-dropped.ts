/** Files that systems put into folders for themselves. */
const JUNK = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i

/** All files of a drop or of the clipboard, with those of folders in it, in the order in which folders list them. */
export async function readDropped(data: DataTransfer): Promise<readonly File[]> {
  // What was dropped is gone once the handler has returned: first take everything out of it.
  const readings = [...data.items].map((item): Promise<readonly File[]> => {
    const entry = item.webkitGetAsEntry()
    if (entry?.isDirectory) return readFolder(entry as FileSystemDirectoryEntry)
    const file = item.getAsFile()
    return Promise.resolve(file ? [file] : [])
  })
  const found = await Promise.all(readings)
  return found.flat()
}

/** Of a folder that was chosen. */
export function withoutJunk(files: Iterable<File>): readonly File[] {
  return [...files].filter(({ name }) => !JUNK.test(name))
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const found: File[] = []
  for (const entry of await listEntries(folder)) {
    if (JUNK.test(entry.name)) continue
    if (entry.isDirectory) found.push(...(await readFolder(entry as FileSystemDirectoryEntry)))
    else found.push(await openFile(entry as FileSystemFileEntry))
  }
  return found
}

/** A reader hands out a hundred entries at a time, and none at the end. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

function openFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}
