import type { BlockTarget } from '@org/content';
import { isContentLargerThan } from '@org/content/node';
import { appError } from '@org/schema/errors';
import type { ThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import type { ContentCheck } from './check-content.ts';
import {
  type CleanedMarkup,
  checkContentTask,
  contentTargetTask,
  contentTextTask,
  packFragmentTask,
  readMarkupTask,
} from './content.tasks.ts';

/** Maximum unpacked bytes of content, and characters of markup, that are processed inline: they take a few milliseconds. */
const MAX_INLINE = { content: 256_000, markup: 50_000 } as const;

const isLarge = (content: string | null | undefined): boolean =>
  typeof content === 'string' && content !== '' && isContentLargerThan(content, MAX_INLINE.content);

/**
 * Runs a task inline when its input is small, and otherwise in a thread.
 * @throws those of the task; `content_too_large`
 */
async function runWhereItFits<Input, Output>(
  task: ThreadTask<Input, Output>,
  input: Input,
  isSmall: boolean,
): Promise<Output> {
  if (isSmall) return task.run(input);
  return runInThread(task, input, (cause) => appError('content_too_large', { cause }));
}

/**
 * Runs a task that reads stored content: inline for small content, and in a thread for content that would block other requests.
 * @throws those of the task; `content_too_large` when the thread is stopped at a limit
 */
export async function runContentTask<Input, Output>(
  task: ThreadTask<Input, Output>,
  input: Input,
  contents: readonly (string | null | undefined)[],
): Promise<Output> {
  return runWhereItFits(task, input, !contents.some(isLarge));
}

/**
 * Checks content as `checkContent` does, in a thread when it or what is stored now is large.
 * @throws those of `checkContent`
 */
export async function checkStoredContent(
  text: string | null,
  check: ContentCheck = {},
): Promise<string | null> {
  return runContentTask(checkContentTask, { ...check, text }, [text, check.before]);
}

/** Reads the target of content, in a thread when it is large. Content without blocks belongs to a page. */
export async function readContentTarget(content: string | null): Promise<BlockTarget> {
  return content ? runContentTask(contentTargetTask, content, [content]) : 'page';
}

/**
 * Reads stored content as the JSON text that is in it, in a thread when it is large.
 * @returns ''
 */
export async function readContentText(content: string | null): Promise<string> {
  return content ? runContentTask(contentTextTask, content, [content]) : '';
}

/**
 * Packs a saved container as a page of its own, in a thread when it is large.
 * @param fragment - the fragment as JSON
 */
export async function packFragment(fragment: string): Promise<string> {
  return runWhereItFits(packFragmentTask, fragment, fragment.length <= MAX_INLINE.content);
}

/**
 * Cleans markup as `cleanMarkup` does and reads its text, in a thread when it is long.
 * @throws `content_too_large`
 */
export async function readMarkup(markup: string): Promise<CleanedMarkup> {
  return runWhereItFits(readMarkupTask, markup, markup.length <= MAX_INLINE.markup);
}
