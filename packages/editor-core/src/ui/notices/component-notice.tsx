import { Button } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditorState } from '../../session/context/editor-context.ts';
import { useComponents } from '../../session/context/use-components.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { getOpenComponent } from '../../session/state/open-component.ts';

/** Returns what saving a component changes. */
function describeSave(usageCount: number | undefined): string {
  if (usageCount === undefined) return 'Saving changes it on every page that shows it.';
  if (usageCount === 0) return 'No page shows it yet.';
  return usageCount === 1
    ? 'It is shown in 1 place. Saving changes it there immediately.'
    : `It is shown in ${usageCount} places. Saving changes all of them immediately.`;
}

function OpenComponent({ host, id }: { host: EditorHost; id: number }): ReactElement {
  const components = useComponents({ isWhole: true });
  const cameFrom = useEditorState((state) => state.cameFrom);
  return (
    <div className="at-notice" role="status">
      <span>{`You are editing a component. ${describeSave(components.get(id)?.usageCount)}`}</span>
      {cameFrom ? (
        <Button size="compact-xs" variant="default" onClick={() => host.openPage(cameFrom.slug)}>
          {`Back to ${cameFrom.title}`}
        </Button>
      ) : null}
    </div>
  );
}

/** Renders the notice that the open document is a component, and how many pages a save changes. */
export function ComponentNotice({ host }: { host: EditorHost }): ReactElement | null {
  const id = useEditorState(getOpenComponent)?.id;
  return id === undefined ? null : <OpenComponent host={host} id={id} />;
}
