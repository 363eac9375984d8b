import { type ReactElement, useState } from 'react';
import {
  componentContent,
  findComponentSource,
  replaceByInstance,
} from '../../model/edits/component-edits.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { NameDialog } from '../elements/name-dialog.tsx';

/** Saves the selected blocks as a component, and shows it in their place; its name is required. */
export function MakeComponentDialog({
  gateway,
  onClose,
}: {
  gateway: EditorGateway;
  onClose: () => void;
}): ReactElement | null {
  const { store, session, announce } = useEditor();
  const [source] = useState(() => findComponentSource(store, store.selected()));
  if (!source.ok || !gateway.components) return null;
  const { components } = gateway;
  return (
    <NameDialog
      title="Make a component"
      action="Make component"
      description="You can insert it on any page. A change of the component is shown on all of them. It is saved now, and stays in the list of components if you undo this or leave the page without saving."
      onClose={onClose}
      onSave={async (name) => {
        const content = componentContent(store, source);
        const component = await components.create({ name, content });
        session.components.take([component]);
        const result = replaceByInstance(store, source, component);
        announce(
          result.ok ? `${component.name} is saved as a component` : result.message,
          result.ok ? 'status' : 'refused',
        );
        void session.components.load();
      }}
    />
  );
}
