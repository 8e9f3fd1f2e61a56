import { sql } from 'kysely'
import { noteChange, type Reader, type Tx } from '../../platform/database.ts'
import { wordsOf } from './find-pages.ts'

const mostListed = 200

/** Searches that may identify a person (e-mail address, phone number, account) aren't stored. */
const isPersonal = (question: string): boolean =>
  question.includes('@') || question.replace(/[\s().+-]/g, '').match(/\d{5}/) !== null

export async function countMiss(tx: Tx, question: string): Promise<void> {
  if (isPersonal(question)) return
  await sql`select count_search_miss(${wordsOf(question).join(' ')})`.execute(tx)
  noteChange('search_miss')
}

export async function listMisses(tx: Reader) {
  const items = await tx
    .selectFrom('search_misses')
    .select(['words', 'asked', 'last_on'])
    .orderBy('asked', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('words')
    .limit(mostListed)
    .execute()
  return { items }
}
