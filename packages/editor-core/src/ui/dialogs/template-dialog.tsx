import { extractFragment } from '@org/content';
import { toast } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { NameDialog } from '../elements/name-dialog.tsx';

/** Saves a container of the page, or a part of the email, as a template; its name is required. */
export function TemplateDialog({
  gateway,
  onClose,
}: {
  gateway: EditorGateway;
  onClose: () => void;
}): ReactElement | null {
  const { store, session } = useEditor();
  const [id] = useState(() => store.single);
  if (id === undefined) return null;
  return (
    <NameDialog
      title="Save as template"
      action="Save template"
      onClose={onClose}
      onSave={async (name) => {
        const template = await gateway.createTemplate({
          componentName: name,
          type: 'container',
          content: extractFragment(store.tree, id),
        });
        toast.success(`Template "${template.name}" saved`);
        await session.loadTemplates();
      }}
    />
  );
}
