import { isContentLargerThan } from '@org/content/node';
import { appError } from '@org/schema';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { THREAD_TASKS, type ThreadTasks } from '../../../main/thread-tasks.ts';
import type { ContentCheck } from './check-content.ts';

/** Maximum unpacked bytes of content, and characters of markup, that are processed inline: they take a few milliseconds. */
const MAX_INLINE = { content: 256_000, markup: 50_000 } as const;

type ContentTask = 'check-content' | 'content-text' | 'content-words' | 'forms-in-content';

const isLarge = (content: string | null | undefined): boolean =>
  typeof content === 'string' && content !== '' && isContentLargerThan(content, MAX_INLINE.content);

/**
 * Runs a task that reads stored content: inline for small content, and in a thread for content that would block other requests.
 * Errors: those of the task; `content_too_large` when the thread is stopped at a limit.
 */
export async function runContentTask<Task extends ContentTask>(
  task: Task,
  input: ThreadTasks[Task]['input'],
  contents: readonly (string | null | undefined)[],
): Promise<ThreadTasks[Task]['output']> {
  if (!contents.some(isLarge)) return THREAD_TASKS[task](input);
  return runInThread(task, input, (cause) => appError('content_too_large', { cause }));
}

/**
 * Checks content as `checkContent` does, in a thread when it or what is stored now is large.
 * Errors: those of `checkContent`.
 */
export async function checkStoredContent(
  text: string | null,
  check: ContentCheck = {},
): Promise<string | null> {
  return runContentTask('check-content', { ...check, text }, [text, check.before]);
}

/** Reads stored content as the JSON text that is in it, in a thread when it is large. Shape: null → ''. */
export async function readContentText(content: string | null): Promise<string> {
  return content ? runContentTask('content-text', content, [content]) : '';
}

/** Packs a saved container as a page of its own, in a thread when it is large. Shape: the fragment as JSON. */
export async function packFragment(fragment: string): Promise<string> {
  if (fragment.length <= MAX_INLINE.content) return THREAD_TASKS['pack-fragment'](fragment);
  return runInThread('pack-fragment', fragment, (cause) =>
    appError('content_too_large', { cause }),
  );
}

/** Cleans markup as `cleanMarkup` does and reads its text, in a thread when it is long. Errors: `content_too_large`. */
export async function readMarkup(markup: string): Promise<ThreadTasks['read-markup']['output']> {
  if (markup.length <= MAX_INLINE.markup) return THREAD_TASKS['read-markup'](markup);
  return runInThread('read-markup', markup, (cause) => appError('content_too_large', { cause }));
}
