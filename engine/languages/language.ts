import type { LabelEntry, Vocabulary } from '../domain/labels.ts'
import type { PaperSigns } from '../domain/paper-signs.ts'

/** A language in which papers are written: data alone, which the rooms gather for themselves. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string
  /** What a text is told by: small words, months and days, and what papers are headed and labelled with; parted by blanks. */
  readonly words: string
  /** What else its words look like, where that tells them; of words in small letters. */
  readonly wordForm?: RegExp
  /** Letters that it does not have though a language close to it does; of words in small letters. */
  readonly strange?: RegExp
  /** How the names of the months begin, January first: letters without accents, ways parted by `|`. */
  readonly months: readonly string[]
  /** Small numbers in words, as terms and periods have them. */
  readonly numbers: Readonly<Record<string, number>>
  /** Sources of expressions: what says in the same words whose name follows and is no part of it, the latter in small letters as printed. */
  readonly beforeNames: {
    readonly roles: string
    readonly small: string
    /** Forms of address, greetings and small words that a line with a name begins with; as printed. */
    readonly leads?: string
  }
  /** Small words within names, between two of them and between one and its place, as printed; parted by blanks. */
  readonly namePieces: { readonly within: string; readonly between: string; readonly beforePlace?: string }
  /** Words for a street that stand before its name, in small letters; parted by blanks. */
  readonly streetBefore?: string
  /** Source of an expression: what says that an address follows; of capitals no account is taken. */
  readonly addressLabels?: string
  /** Source of an expression: what tells a street, a building, a plot or a box, with its number or without one; of capitals no account is taken. */
  readonly streetWords?: string
  /** Sources of expressions: what says yes to hours worked, who does, and who worked them and signs as well. */
  readonly approvals?: { readonly act: string; readonly approver: string; readonly worker: string }
  /** Source of an expression: what a salutation on a line of its own begins with. */
  readonly salutation: string
  /** Source of an expression: what the closing of a letter begins with. */
  readonly closing: string
  /** Source of an expression: what a contract is called that ends another one; of capitals no account is taken. */
  readonly endingContract?: string
  /** Source of an expression: words of courts, without which no contract says who decides on it; of capitals no account is taken. */
  readonly courts?: string
  /** What tells the kinds of paper. */
  readonly papers?: PaperWords
  /** Source of an expression: what somebody does in a contract, as the word behind its name; as printed. */
  readonly actsOfParties?: string
  /** What names fields and their values. */
  readonly fields?: FieldWords
  /** What contracts say of their subject. */
  readonly subjects?: SubjectWords
  /** How letters name what they answer. */
  readonly answers?: AnswerWords
  /** Sources of expressions over folded text: what payslips call the tax on wages, and what it is taken of where the rooms' own tables do not have it. */
  readonly wages?: { readonly tax: string; readonly taxable?: string }
}

/** A language's words for the kinds of paper, by their type or name, and for all papers that list goods with prices. */
export interface PaperWords {
  readonly trade?: readonly string[]
  readonly kinds: Readonly<Record<string, PaperSigns>>
}

/**
 * How a language words what the finders look for, beside what their own tables say. Labels, headings of columns and what ends a table
 * are sources of expressions over folded text (find/fold-text); all others are sources over printed text, of which capitals do not count.
 */
export interface FieldWords {
  /** In the head of a paper and beside its sums. */
  readonly labels: readonly LabelEntry[]
  /** By type: what the papers of that type alone say. */
  readonly types?: Readonly<Record<string, Vocabulary>>
  readonly parties?: Readonly<Partial<Record<'sender' | 'recipient' | 'other', readonly string[]>>>
  /** Headings by column, several with ` | ` between. */
  readonly itemColumns?: Readonly<Record<string, string>>
  readonly claimColumns?: Readonly<Record<string, string>>
  /** What is owed, and what is added to it, beside the sums of a reminder; folded. */
  readonly claimSums?: { readonly principal: string; readonly added: string; readonly interest: string }
  /** Units of items, in small letters without dots, parted by blanks. */
  readonly units?: string
  /** What the lines under a table of items begin with. */
  readonly itemsEnd?: string
  /** Names of the tax on sales. */
  readonly salesTax?: string
  /** What says that no tax is charged, by its category (BT-118). */
  readonly exemptions?: Readonly<Partial<Record<'reverse_charge' | 'exempt' | 'not_subject', string>>>
  readonly terms?: PaymentTermWords
  /** What says how to pay, or how it was paid, by means (BT-81). */
  readonly means?: Readonly<Record<string, string>>
  /** A street with its number. */
  readonly street?: string
  /** What telephones, mail addresses and numbers of firms stand behind. */
  readonly contact?: string
  /** Names of papers and of fields, and so no party's. */
  readonly noName?: string
}

export interface PaymentTermWords {
  readonly days: string
  /** What stands before a number of days: "within". */
  readonly within: string
  /** What stands further before it: "payable". */
  readonly payable: string
  readonly label: string
  /** What is said where no days are. */
  readonly atOnce: string
  readonly sentence: string
}

/** Labels are sources of expressions over folded text (find/fold-text), all others over printed text, of which capitals do not count. */
export interface AnswerWords {
  /** Labels of the reader's reference and of the writer's, where the rooms' own tables do not have them. */
  readonly yourReference?: string
  readonly ourReference?: string
  /** Whose it was: "your". */
  readonly whose: string
  /** What is answered: a letter, an application, a quotation. */
  readonly papers: string
  /** What stands before its day. */
  readonly dated: string
}

/** A thing that is let or sold, work that is done, a post that is taken. */
export type SubjectKind = 'thing' | 'work' | 'post'

/**
 * How contracts say what they are about. `fields` and `headings` are sources of expressions over a whole folded text (find/fold-text), the
 * others over printed text, of which capitals do not count; `~` in a clause stands for `to`.
 */
export interface SubjectWords {
  /** Fields of a form whose value it is. */
  readonly fields: Readonly<Record<SubjectKind, string>>
  /** The clause that says it without a verb. */
  readonly headings: string
  /** What a title calls a contract, what stands between that and what the contract is about, and where this begins a line. */
  readonly papers: string
  readonly about: string
  readonly opening: string
  /** What is done, with what leads on to what it is done to. */
  readonly deeds: string
  /** Phrases that say it by themselves; capitals count. */
  readonly named: string
  /** What stands before it in a sentence: who gives and how. */
  readonly clauses: Readonly<Record<SubjectKind, readonly string[]>>
  /** Whom it is given, as the beginning of what stands between the verb and the thing. */
  readonly to: string
  readonly articles: string
  /** Words with which something else begins: where, for what, how described. */
  readonly ends: Readonly<Record<SubjectKind | 'any', string>>
  /** Behind a comma, what goes on telling where a thing is. */
  readonly places: string
  /** Behind a comma, what tells more of a thing than its name. */
  readonly asides: string
  /** What begins nothing that is named here. */
  readonly unnamed: string
}
