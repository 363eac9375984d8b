import { useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { PageVisit } from '../../session/host/presence.ts';
import { VisitorMarks } from './visitor-marks.ts';

/** Props of the presence: the app, and the canvas document once it is there. */
export interface PresenceProps {
  readonly host: EditorHost;
  readonly doc: Document | undefined;
}

/**
 * Tells others that the user has a page open and which block is selected, and outlines the blocks that others have selected. It
 * renders nothing; templates and emails have no presence.
 */
export function Presence({ host, doc }: PresenceProps): null {
  const { store, session } = useEditor();
  const pageId = useEditorState((state) => state.selectedPage?.id);
  const visitors = useEditorState((state) => state.visitors);
  const isShown = useEditorState((state) => state.editMode && state.revision === null);
  const marks = useRef<VisitorMarks>(null);
  const { visitPage } = host;

  useEffect(() => {
    if (pageId === undefined || !visitPage) return;
    const visit: PageVisit = visitPage(pageId, (people) => session.state.set({ visitors: people }));
    const report = (): void => visit.select(store.selected()[0] ?? null);
    report();
    const stop = store.subscribeSelection(report);
    return () => {
      stop();
      visit.leave();
      session.state.set({ visitors: [] });
    };
  }, [pageId, visitPage, session, store]);

  useEffect(() => {
    if (!doc) return;
    const created = new VisitorMarks(doc);
    marks.current = created;
    const stop = store.subscribe(created.later);
    return () => {
      stop();
      created.remove();
      marks.current = null;
    };
  }, [doc, store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new marks are empty
  useEffect(() => marks.current?.show(isShown ? visitors : []), [visitors, isShown, doc]);
  return null;
}
