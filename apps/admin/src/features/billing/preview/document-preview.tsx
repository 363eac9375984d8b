import { Alert, IconButton, SkeletonLines } from '@org/ui';
import { IconX } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { text } from '../messages.ts';
import { usePreview } from './use-preview.ts';

/** Props of the preview: endpoint, body of the form, and the handler that closes it. */
export interface DocumentPreviewProps {
  readonly path: string;
  readonly body: object;
  readonly onClose: () => void;
}

/** Renders the PDF of a form that is being filled in, beside it on wide screens and over it on narrow ones. */
export function DocumentPreview({ path, body, onClose }: DocumentPreviewProps): ReactElement {
  const { pages, isLoading, problem } = usePreview(path, body);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.replaceChildren(...(pages?.canvases ?? []));
  }, [pages]);
  useEffect(() => {
    document.documentElement.dataset.preview = 'on';
    return () => {
      delete document.documentElement.dataset.preview;
    };
  }, []);
  return (
    <section className="bl-preview" aria-label={text.preview} aria-busy={isLoading}>
      <header>
        <h2 className="at-section-title">{text.preview}</h2>
        <span className="at-meta" role="status">
          {isLoading ? text.drawing : pages ? text.pageCount(pages.total) : ''}
        </span>
        <IconButton size={28} icon={IconX} label={text.closePreview} onPress={onClose} />
      </header>
      {problem && !isLoading && (
        <Alert color="gray" role="alert">
          {text.previewFailed(problem)}
        </Alert>
      )}
      {!pages && isLoading && <SkeletonLines count={12} />}
      <div
        className="bl-preview-pages"
        role="img"
        aria-label={pages ? text.previewPages(pages.total) : text.preview}
        ref={sheet}
        hidden={!pages}
      />
    </section>
  );
}
