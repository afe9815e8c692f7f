import { lockFolder } from '../../engine/store/lock-folder.ts'

/** A process that takes a data folder and keeps it. */
lockFolder(process.argv[2]!)
process.send?.('locked')
setInterval(() => {}, 1000)
