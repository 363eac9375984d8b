import { choiceText, readChoice } from '@org/schema';
import { type SqlBool, sql } from 'kysely';
import { CHOICE } from '../products/product-choices.ts';
import type { Posting } from './posting.ts';

/** Returns encoded attribute values by attribute name. Invalid texts are ignored. */
export function choicesByName(texts: readonly string[] | undefined): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const text of texts ?? []) {
    const choice = readChoice(text);
    if (choice) byName.set(choice.name, [...(byName.get(choice.name) ?? []), choiceText(choice)]);
  }
  return byName;
}

/** Returns the postings of selected attribute values: one for each attribute, of the products with any of its values. */
export function choicePostings(texts: readonly string[] | undefined): Posting[] {
  return [...choicesByName(texts).values()].map((words) => {
    const isChosen = sql`w.entity = ${CHOICE} and w.word = any(${words}::text[])`;
    return {
      name: `choices ${words}`,
      areProducts: true,
      ids: sql`select w.entity_id as id from search_words w where ${isChosen}`,
      has: (id) =>
        sql<SqlBool>`(select true from search_words w where ${isChosen} and w.entity_id = ${id} limit 1)`,
    };
  });
}
