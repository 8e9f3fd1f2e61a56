/** What a title block says. */
export type Sheet = { title: string; number: string; scale: string; rev: string }
