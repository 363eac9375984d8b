import type { BlockTarget } from '@org/content';
import { defineThreadTask } from '../../../kernel/threads/define-thread-task.ts';
import type { CheckContentInput } from './check-content.ts';
import type { CheckInstancesInput, StoredComponent } from './check-instances.ts';
import type { DetachInput } from './detach-content.ts';
import type { SavedForm } from './forms-in.ts';

/** Milliseconds for the largest content that is allowed. */
const TIMEOUT_MS = 60_000;

/** Checks content before it is stored, and returns the text to store. */
export const checkContentTask = defineThreadTask({
  name: 'check-content',
  timeoutMs: TIMEOUT_MS,
  async run(input: CheckContentInput): Promise<string | null> {
    const [{ checkContent }, { blockRegistry }] = await Promise.all([
      import('./check-content.ts'),
      import('@org/installed-blocks/definitions'),
    ]);
    const { text, ...check } = input;
    return checkContent(text, blockRegistry, check);
  },
});

/** Checks the components that content shows, and returns the text to store. */
export const checkInstancesTask = defineThreadTask({
  name: 'check-instances',
  timeoutMs: TIMEOUT_MS,
  async run(input: CheckInstancesInput): Promise<string> {
    const [{ checkInstances }, { blockRegistry }] = await Promise.all([
      import('./check-instances.ts'),
      import('@org/installed-blocks/definitions'),
    ]);
    return checkInstances(input, blockRegistry);
  },
});

/** Content of a component, and what it replaces. */
export interface CheckComponentInput {
  readonly text: string | null;
  readonly before: string | null;
}

/** Checks the content of a component. */
export const checkComponentTask = defineThreadTask({
  name: 'check-component',
  timeoutMs: TIMEOUT_MS,
  async run({ text, before }: CheckComponentInput): Promise<void> {
    const [{ checkComponent }, { blockRegistry }] = await Promise.all([
      import('./check-instances.ts'),
      import('@org/installed-blocks/definitions'),
    ]);
    checkComponent(text, before, blockRegistry);
  },
});

/** Puts the blocks of a component in place of its instances. */
export const detachTask = defineThreadTask({
  name: 'detach-component',
  timeoutMs: TIMEOUT_MS,
  async run(input: DetachInput): Promise<string> {
    const [{ detachContent }, { blockRegistry }] = await Promise.all([
      import('./detach-content.ts'),
      import('@org/installed-blocks/definitions'),
    ]);
    return detachContent(input, blockRegistry);
  },
});

/** Reads the target of content: that of its root block. Content that cannot be read belongs to a page. */
export const contentTargetTask = defineThreadTask({
  name: 'content-target',
  timeoutMs: TIMEOUT_MS,
  async run(content: string): Promise<BlockTarget> {
    const [{ getContentTarget }, { loadContent }, { blockRegistry }] = await Promise.all([
      import('@org/content'),
      import('@org/content/node'),
      import('@org/installed-blocks/definitions'),
    ]);
    const loaded = loadContent(content, blockRegistry);
    return loaded.ok ? getContentTarget(loaded.tree, blockRegistry) : 'page';
  },
});

/** Reads stored content as the JSON text that is in it. */
export const contentTextTask = defineThreadTask({
  name: 'content-text',
  timeoutMs: TIMEOUT_MS,
  async run(content: string): Promise<string> {
    const { contentText } = await import('./content-text.ts');
    return contentText(content);
  },
});

/** Reads the text that visitors see. */
export const contentWordsTask = defineThreadTask({
  name: 'content-words',
  timeoutMs: TIMEOUT_MS,
  async run(content: string): Promise<string> {
    const { treeText } = await import('./tree-text.ts');
    return treeText(content);
  },
});

/** Parts of a page with the components that they show. */
export interface PagePartsInput {
  readonly parts: readonly (string | null)[];
  readonly components: readonly StoredComponent[];
}

/** Reads the forms of a page's parts. */
export const formsInContentTask = defineThreadTask({
  name: 'forms-in-content',
  timeoutMs: TIMEOUT_MS,
  async run({ parts, components }: PagePartsInput): Promise<readonly SavedForm[]> {
    const [{ formsIn }, { blockRegistry }] = await Promise.all([
      import('./forms-in.ts'),
      import('@org/installed-blocks/definitions'),
    ]);
    return parts.flatMap((part) => formsIn(part, components, blockRegistry));
  },
});

/** Packs a saved container, given as JSON, as content. */
export const packFragmentTask = defineThreadTask({
  name: 'pack-fragment',
  timeoutMs: TIMEOUT_MS,
  async run(fragment: string): Promise<string> {
    const [{ fragmentPage }, { blockRegistry }] = await Promise.all([
      import('./fragment-page.ts'),
      import('@org/installed-blocks/definitions'),
    ]);
    // Our own JSON, guarded before it was stored.
    return fragmentPage(JSON.parse(fragment), blockRegistry);
  },
});

/** Markup to store, and its text. */
export interface CleanedMarkup {
  readonly markup: string;
  readonly text: string;
}

/** Cleans markup. */
export const readMarkupTask = defineThreadTask({
  name: 'read-markup',
  timeoutMs: TIMEOUT_MS,
  async run(markup: string): Promise<CleanedMarkup> {
    const [{ cleanMarkup }, { plainText }] = await Promise.all([
      import('@org/content'),
      import('./plain-text.ts'),
    ]);
    const cleaned = cleanMarkup(markup);
    return { markup: cleaned, text: plainText(cleaned) };
  },
});
