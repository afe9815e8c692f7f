import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AfterPackContext } from 'electron-builder'
import { describeShipped } from './describe-shipped.ts'

/** Puts the bill of materials beside the app's archive, where anybody finds it without a tool. A hook of electron-builder. */
export default async function addBom({ appOutDir, packager }: AfterPackContext): Promise<void> {
  const bom = await describeShipped(packager.projectDir)
  await writeFile(join(packager.getResourcesDir(appOutDir), 'bom.cdx.json'), JSON.stringify(bom))
}
