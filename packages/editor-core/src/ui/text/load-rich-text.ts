import type { DocumentStore } from '../../model/document/document-store.ts';
import type { RichTextParts } from '../../session/text/inline-text.ts';
import type { RichText } from '../../session/text/rich-text.ts';

/** A formatted text that is being edited, with its toolbar. */
export interface OpenRichText {
  readonly rich: RichText;
  readonly TextBar: RichTextWithBar['TextBar'];
}

/** The rich text editor and its toolbar, which are loaded on first use. */
export interface RichTextWithBar extends RichTextParts {
  readonly TextBar: typeof import('./text-bar.tsx').TextBar;
}

/**
 * Loads the rich text editor.
 * @throws when it cannot be loaded; the next call tries again
 */
export async function loadRichText(): Promise<RichTextWithBar> {
  const [{ RichText }, { markedMarkup }, { TextBar }] = await Promise.all([
    import('../../session/text/rich-text.ts'),
    import('../../session/text/marked-selection.ts'),
    import('./text-bar.tsx'),
  ]);
  return { RichText, markedMarkup, TextBar };
}

/** Preloads it when a block with formatted text is selected, so that a double click finds it ready. */
export function prepareRichText(store: DocumentStore): void {
  const type = store.single === undefined ? undefined : store.node(store.single)?.type.resolvedName;
  const texts = store.registry.get(type ?? '')?.inlineText;
  if (texts?.some(({ kind }) => kind === 'markup')) loadRichText().catch(() => undefined);
}
