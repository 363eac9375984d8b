import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { ComponentsDialog } from '../components/components-dialog.tsx';
import { MakeComponentDialog } from '../components/make-component-dialog.tsx';
import { DevicesDialog } from '../devices/devices-dialog.tsx';
import { SectionsDialog } from '../sections/sections-dialog.tsx';
import { CommandsDialog } from './commands-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EmailPreviewDialog } from './email-preview-dialog.tsx';
import { MoveToDialog } from './move-to-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** Renders the open dialog of the editor. */
export function Dialogs({
  gateway,
  host,
}: {
  gateway: EditorGateway;
  host: EditorHost;
}): ReactElement | null {
  const { session } = useEditor();
  const dialog = useEditorState((state) => state.dialog);
  const close = (): void => session.state.set({ dialog: 'none' });
  switch (dialog) {
    case 'conflict':
      return <ConflictDialog host={host} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={close} />;
    case 'commands':
      return <CommandsDialog host={host} onClose={close} />;
    case 'rename':
      return <RenameDialog onClose={close} />;
    case 'moveTo':
      return <MoveToDialog onClose={close} />;
    case 'publish':
      return <PublishDialog gateway={gateway} host={host} onClose={close} />;
    case 'schedule':
      return <ScheduleDialog onClose={close} />;
    case 'email':
      return <EmailPreviewDialog host={host} onClose={close} />;
    case 'devices':
      return <DevicesDialog host={host} onClose={close} />;
    case 'sections':
    case 'pages':
      return <SectionsDialog host={host} showsPages={dialog === 'pages'} onClose={close} />;
    case 'component':
      return <MakeComponentDialog gateway={gateway} onClose={close} />;
    case 'components':
      return <ComponentsDialog host={host} gateway={gateway} onClose={close} />;
    case 'template':
      return <TemplateDialog gateway={gateway} onClose={close} />;
    default:
      return null;
  }
}
