import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import type { Problem } from './problem.ts';

const SOURCE = /\.(?:tsx?|mjs)$/;
const GENERATED = /\.gen\.tsx?$/;
/** Line of a comment; suppressions of the linter are not read. */
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)(?! biome-ignore)\s?(.*)$/;
/** First word of a docstring that describes a question instead of the thing. */
const QUESTION = /^\s*\/\*\* (What|Who|Whom|Whose|Where|How|Whether|As|Of|That which)\b/;
/** Words with a plain replacement. Source: docs/glossary.md. */
const BANNED: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bsomebody\b/i, 'a user, a visitor, someone'],
  [/\bwhoever\b/i, 'the user or process that'],
  [/\b(?:anew|afresh)\b/i, 'again'],
  [/\b(?:is|are|was|were|be) told\b/i, 'is notified, receives, shows'],
  [/\btells? of\b/i, 'reports, announces'],
  [/\bShape: /, '@param and @returns'],
  [/\bErrors: /, '@throws'],
];
/** Declared names of an earlier vocabulary. */
const NAME =
  /\b(?:const|let|function|class|interface|type|enum) ((?:kept|may)[A-Z]\w*|MOST_\w+|[a-z]+(?:Of|Anew))\b/;

/**
 * Problems of the wording of one file.
 * @returns problems
 */
export function wordingProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const say = (message: string): void =>
      void problems.push({ file: `${file}:${index + 1}`, message });
    const [, question] = QUESTION.exec(line) ?? [];
    if (question)
      say(`a docstring starts with what the thing is or does ("Returns …"), not "${question}".`);
    const [, comment] = COMMENT.exec(line) ?? [];
    for (const [words, instead] of comment === undefined ? [] : BANNED)
      if (words.test(comment ?? '')) say(`"${words.exec(comment ?? '')?.[0]}": write ${instead}.`);
    const [, name] = COMMENT.test(line) ? [] : (NAME.exec(line) ?? []);
    if (name) say(`"${name}": name it by docs/glossary.md.`);
  }
  return problems;
}

/** Wording of comments and names. Source: docs/glossary.md. */
export function checkWording(root: string): Problem[] {
  return listFiles(root)
    .filter((file) => SOURCE.test(file) && !GENERATED.test(file))
    .flatMap((file) => wordingProblems(file, readFileSync(join(root, file), 'utf8')));
}
