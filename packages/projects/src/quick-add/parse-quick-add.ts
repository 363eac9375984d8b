import { type Assignee, PRIORITIES, type Priority, type TagRef } from '@org/schema/entities';
import { findDay } from './day-words.ts';

/** Names that a line can refer to, and the current day. */
export interface QuickAddContext {
  readonly people: readonly Assignee[];
  readonly tags: readonly TagRef[];
  /** Today in the user's time zone, such as `2026-03-09`. */
  readonly today: string;
}

/** A task as a line describes it. */
export interface QuickTask {
  readonly title: string;
  readonly tags: readonly TagRef[];
  readonly people: readonly Assignee[];
  readonly priority: Priority | undefined;
  /** Due day, such as `2026-03-10`. */
  readonly day: string | undefined;
}

/** Words before a date that are part of it: `by Friday`. */
const BEFORE_DAY = ['by', 'on', 'due'];

const normalize = (name: string): string => name.toLowerCase().replaceAll(/[\s._-]/g, '');

/** Returns the only option with a name, or whose name begins with it; undefined for none or several. */
function findByName<Option>(
  options: readonly Option[],
  typed: string,
  getNames: (option: Option) => readonly string[],
): Option | undefined {
  const name = normalize(typed);
  if (name === '') return undefined;
  const matching = (test: (known: string) => boolean): readonly Option[] =>
    options.filter((option) => getNames(option).some((known) => test(normalize(known))));
  const exact = matching((known) => known === name);
  const found = exact.length > 0 ? exact : matching((known) => known.startsWith(name));
  return found.length === 1 ? found[0] : undefined;
}

function takeDay(words: readonly string[], today: string) {
  const found = findDay(words, today);
  // A date alone is the title.
  if (!found || found.words >= words.length) return { words, day: undefined };
  const rest = words.slice(0, -found.words);
  const isJoined = rest.length > 1 && BEFORE_DAY.includes(rest.at(-1)?.toLowerCase() ?? '');
  return { words: isJoined ? rest.slice(0, -1) : rest, day: found.day };
}

/**
 * Reads a task from one line, such as `Paint the door #tag @person !high tomorrow`. Names that match nothing, or several, stay
 * in the title, so that nothing typed is lost.
 */
export function parseQuickAdd(line: string, { people, tags, today }: QuickAddContext): QuickTask {
  const foundTags = new Set<TagRef>();
  const foundPeople = new Set<Assignee>();
  let priority: Priority | undefined;
  const rest = line
    .trim()
    .split(/\s+/)
    .filter((word) => {
      const name = word.slice(1);
      if (word.startsWith('#')) {
        const tag = findByName(tags, name, (option) => [option.name]);
        if (tag) foundTags.add(tag);
        return tag === undefined;
      }
      if (word.startsWith('@')) {
        const person = findByName(people, name, ({ displayName, firstname }) => [
          displayName,
          firstname,
        ]);
        if (person) foundPeople.add(person);
        return person === undefined;
      }
      if (word.startsWith('!')) {
        const found = findByName(PRIORITIES, name, (option) => [option]);
        priority = found ?? priority;
        return found === undefined;
      }
      return true;
    });
  const { words, day } = takeDay(rest, today);
  return {
    title: words.join(' '),
    tags: [...foundTags],
    people: [...foundPeople],
    priority,
    day,
  };
}
