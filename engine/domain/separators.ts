/** What parts names, pieces of addresses and other things that share a line: signs, and wide blanks. */
export const SEPARATOR = /\s*(?:[,·•|∙‧:;–—()[\]„“"*]|\s-\s|\s\/\s|\s{2,})\s*/g
