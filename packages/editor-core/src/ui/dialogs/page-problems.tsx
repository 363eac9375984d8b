import { Alert, UnstyledButton } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EMPTY_PAGE } from '../../session/host/empty-page.ts';
import { findPageProblems, findSiteLinks } from '../publishing/find-page-problems.ts';
import { findPictureProblems } from '../publishing/find-picture-problems.ts';
import type { PageProblem } from '../publishing/page-problem.ts';
import { renderMarkup } from '../publishing/render-markup.tsx';

/** Returns the problems of the open page, those of links last; undefined until they are known. */
export function useProblems(host: EditorHost): readonly PageProblem[] | undefined {
  const { store, session, blocks, canvas } = useEditor();
  const page = useEditorState((state) => state.selectedPage) ?? EMPTY_PAGE;
  const frame = useEditorState((state) => state.siteFrame);
  const { tree } = store;
  const [problems, setProblems] = useState<readonly PageProblem[]>();
  useEffect(() => {
    let isCurrent = true;
    const check = async (): Promise<void> => {
      const context = { ...host.getContext(page), editing: false };
      const markup = await renderMarkup({
        tree,
        frame,
        blocks,
        components: session.components,
        context,
      });
      const { excerpt, meta_description } = page;
      const doc = canvas();
      // A check that fails must not stop the publication.
      const pictures = doc ? await findPictureProblems(doc).catch(() => []) : [];
      const found = [...findPageProblems({ tree, markup, excerpt, meta_description }), ...pictures];
      const links = findSiteLinks(markup, host.siteUrl(page));
      if (isCurrent) setProblems(found);
      if (links.size === 0 || !host.findMissingPaths) return;
      const missing = await host.findMissingPaths([...links.keys()]).catch(() => []);
      const broken = missing.map((path) => ({
        text: `There is no published page at ${path}`,
        node: links.get(path),
      }));
      if (isCurrent) setProblems([...found, ...broken]);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [tree, frame, blocks, session, canvas, host, page]);
  return problems;
}

/** Renders the problems; a click leads to the block. */
export function Problems({
  problems,
  onLeave,
}: {
  problems: readonly PageProblem[] | undefined;
  onLeave: () => void;
}): ReactElement {
  const { store } = useEditor();
  if (!problems)
    return (
      <p className="at-publish-fine" aria-live="polite">
        Checking headings, links and pictures…
      </p>
    );
  if (problems.length === 0)
    return (
      <p className="at-publish-fine">Headings, links and pictures were checked: no problems.</p>
    );
  return (
    <Alert
      color="yellow"
      title={problems.length === 1 ? '1 thing to check' : `${problems.length} things to check`}
    >
      <ul className="at-publish-problems">
        {problems.map(({ text, node }) => (
          <li key={`${node ?? ''} ${text}`}>
            {node === undefined ? (
              text
            ) : (
              <UnstyledButton
                className="at-publish-problem"
                onClick={() => {
                  onLeave();
                  store.select([node]);
                }}
              >
                {text}
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
