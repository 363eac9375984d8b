import type { PageAnswer, PageBlocks, SitePage } from '@org/site';
import type { ThreadRendering } from '@org/site/thread';
import type { OrderDocumentsInput } from '../modules/commerce/orders/order-documents.ts';
import type { CleanSvg } from '../modules/content/media/svg/clean-svg.ts';
import type { CheckContentInput } from '../modules/content/tree/check-content.ts';
import type { SavedForm } from '../modules/content/tree/forms-in.ts';
import type { PatternCheck } from '../modules/crm/forms/check-patterns.ts';

/** Input and output of each task that runs in a thread. */
export interface ThreadTasks {
  /** Writes the rows of a CSV or XLSX file as one JSON array per line. */
  readonly 'write-rows': {
    readonly input: { readonly bytes: Uint8Array; readonly path: string };
    readonly output: undefined;
  };
  readonly 'clean-svg': {
    readonly input: { readonly bytes: Uint8Array; readonly filename: string };
    readonly output: CleanSvg;
  };
  /** Matches values against the patterns of authors. Shape: checks → for each, whether it matches. */
  readonly 'check-patterns': {
    readonly input: readonly PatternCheck[];
    readonly output: readonly boolean[];
  };
  readonly 'draw-order-papers': {
    readonly input: OrderDocumentsInput;
    readonly output: Uint8Array;
  };
  /** Checks content before it is stored. Shape: → the text to store. */
  readonly 'check-content': {
    readonly input: CheckContentInput;
    readonly output: string | null;
  };
  /** Reads stored content as the JSON text that is in it. */
  readonly 'content-text': { readonly input: string; readonly output: string };
  /** Reads the text that visitors see. */
  readonly 'content-words': { readonly input: string; readonly output: string };
  /** Reads the forms of a page's parts. */
  readonly 'forms-in-content': {
    readonly input: readonly (string | null)[];
    readonly output: readonly SavedForm[];
  };
  /** Packs a saved container, given as JSON, as content. */
  readonly 'pack-fragment': { readonly input: string; readonly output: string };
  /** Finds the blocks of a large page that need data from the API. */
  readonly 'read-page-blocks': { readonly input: PageAnswer; readonly output: PageBlocks };
  /** Renders a large page of a site. */
  readonly 'render-page': { readonly input: SitePage; readonly output: ThreadRendering };
  /** Cleans markup. Shape: → the markup to store, and its text. */
  readonly 'read-markup': {
    readonly input: string;
    readonly output: { readonly markup: string; readonly text: string };
  };
}

/** Name of a task. */
export type ThreadTask = keyof ThreadTasks;

/** The tasks. Each loads its code when it first runs, so that a thread holds only what it uses. */
export const THREAD_TASKS: {
  readonly [Task in ThreadTask]: (
    input: ThreadTasks[Task]['input'],
  ) => Promise<ThreadTasks[Task]['output']>;
} = {
  async 'write-rows'({ bytes, path }) {
    const { writeRows } = await import('../kernel/imports/write-rows.ts');
    await writeRows(bytes, path);
    return undefined;
  },
  async 'clean-svg'({ bytes, filename }) {
    const { cleanSvg } = await import('../modules/content/media/svg/clean-svg.ts');
    return cleanSvg(bytes, filename);
  },
  async 'check-patterns'(checks) {
    const { checkPatterns } = await import('../modules/crm/forms/check-patterns.ts');
    return checkPatterns(checks);
  },
  async 'draw-order-papers'({ papers, sender }) {
    const { drawOrderDocuments } = await import('../modules/commerce/orders/order-documents.ts');
    const { logo } = sender;
    // A buffer arrives from another thread as plain bytes.
    return drawOrderDocuments({
      papers,
      sender: { ...sender, logo: logo && Buffer.from(logo) },
    });
  },
  async 'check-content'(input) {
    const [{ checkContent }, { blockRegistry }] = await Promise.all([
      import('../modules/content/tree/check-content.ts'),
      import('@org/blocks/definitions'),
    ]);
    const { text, ...check } = input;
    return checkContent(text, blockRegistry, check);
  },
  async 'content-text'(content) {
    const { contentText } = await import('../modules/content/tree/content-text.ts');
    return contentText(content);
  },
  async 'content-words'(content) {
    const { treeText } = await import('../modules/content/tree/tree-text.ts');
    return treeText(content);
  },
  async 'forms-in-content'(parts) {
    const [{ formsIn }, { blockRegistry }] = await Promise.all([
      import('../modules/content/tree/forms-in.ts'),
      import('@org/blocks/definitions'),
    ]);
    return parts.flatMap((part) => formsIn(part, blockRegistry));
  },
  async 'pack-fragment'(fragment) {
    const [{ fragmentPage }, { blockRegistry }] = await Promise.all([
      import('../modules/content/tree/fragment-page.ts'),
      import('@org/blocks/definitions'),
    ]);
    // Our own JSON, guarded before it was stored.
    return fragmentPage(JSON.parse(fragment), blockRegistry);
  },
  async 'read-page-blocks'(answer) {
    const { readLargePage } = await import('@org/site/thread');
    return readLargePage(answer);
  },
  async 'render-page'(page) {
    const { renderLargePage } = await import('@org/site/thread');
    return renderLargePage(page);
  },
  async 'read-markup'(markup) {
    const [{ cleanMarkup }, { plainText }] = await Promise.all([
      import('@org/content'),
      import('../modules/content/blog/reading-minutes.ts'),
    ]);
    const cleaned = cleanMarkup(markup);
    return { markup: cleaned, text: plainText(cleaned) };
  },
};
