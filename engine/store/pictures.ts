import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Absolute path of the folder with a document's previews and thumbnail. */
export function picturesFolder(dataFolder: string, documentId: number): string {
  return join(allPicturesFolder(dataFolder), String(documentId))
}

/** Absolute path of one preview or thumbnail. */
export function picturePath(dataFolder: string, documentId: number, filename: string): string {
  return join(picturesFolder(dataFolder, documentId), filename)
}

/** Makes the empty folder into which a worker draws a document's pictures. */
export function openDrawingFolder(dataFolder: string, documentId: number): string {
  const folder = drawingFolder(dataFolder, documentId)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Moves the drawn pictures into their lasting place; earlier ones give way. */
export function keepPictures(dataFolder: string, documentId: number): void {
  const place = picturesFolder(dataFolder, documentId)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
  renameSync(drawingFolder(dataFolder, documentId), place)
}

export function discardDrawing(dataFolder: string, documentId: number): void {
  rmSync(drawingFolder(dataFolder, documentId), { recursive: true, force: true })
}

export function deletePictures(dataFolder: string, documentId: number): void {
  rmSync(picturesFolder(dataFolder, documentId), { recursive: true, force: true })
}

export function allPicturesFolder(dataFolder: string): string {
  return join(dataFolder, 'pictures')
}

export function allDrawingsFolder(dataFolder: string): string {
  return join(dataFolder, 'drawing')
}

function drawingFolder(dataFolder: string, documentId: number): string {
  return join(allDrawingsFolder(dataFolder), String(documentId))
}
