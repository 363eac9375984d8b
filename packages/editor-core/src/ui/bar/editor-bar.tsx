import type { Viewport } from '@org/schema';
import { Button, IconButton, Segmented, StatusDot, useDocumentTitle, useFormats } from '@org/ui';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDevices,
  IconDeviceTablet,
  IconEye,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconMail,
  IconPencil,
} from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway } from '../../session/host/gateway.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { CommentsButton } from '../comments/comments-button.tsx';
import { SaveFailure } from '../notices/save-failure.tsx';
import { Visitors } from '../presence/visitors.tsx';
import type { Side, SidePanels } from '../side-panels/use-side-panels.ts';
import { HistoryMenu } from './history-menu.tsx';
import { PageActions } from './page-actions.tsx';
import { PageMenu } from './page-menu.tsx';
import { getPageStatus } from './page-status.ts';

/** Campaigns have a single width, since mail clients set it. */
const EMAIL_DEVICE: (typeof DEVICES)[number] = {
  value: 'email',
  label: 'Email',
  icon: <IconMail size={18} stroke={1.75} aria-hidden />,
};
const DEVICES: readonly { value: Viewport; label: string; icon: ReactNode }[] = [
  {
    value: 'desktop',
    label: 'Desktop',
    icon: <IconDeviceDesktop size={18} stroke={1.75} aria-hidden />,
  },
  {
    value: 'tablet',
    label: 'Tablet',
    icon: <IconDeviceTablet size={18} stroke={1.75} aria-hidden />,
  },
  {
    value: 'mobile',
    label: 'Mobile',
    icon: <IconDeviceMobile size={18} stroke={1.75} aria-hidden />,
  },
];

/** Renders the save state as text, so that it does not depend on color. */
function SaveState(): ReactElement | null {
  const state = useEditorState((all) => all);
  // The line below the bar reports failures and retries.
  if (state.saveOutcome === 'failed' || state.saveOutcome === 'conflict') return null;
  if (state.isEditorSaving)
    return (
      <span className="at-save-state" role="status">
        Saving…
      </span>
    );
  return (
    <span className="at-save-state" role="status">
      {state.isEditorDirty ? 'Unsaved changes' : state.saveOutcome === 'saved' ? 'Saved' : ''}
    </span>
  );
}

/** Renders undo and redo with the names of their steps. A separate component, so that typing does not rerender it. */
function HistoryButtons(): ReactElement {
  const { store, commands } = useEditor();
  const label = (step: { readonly label: string } | undefined): string => step?.label ?? '';
  const snapshot = (): string =>
    `${label(store.history.undoable)}\n${label(store.history.redoable)}`;
  const [undo, redo] = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(listener), [store]),
    snapshot,
  ).split('\n');
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        label={`Undo${undo ? `: ${undo}` : ''}`}
        disabled={!undo}
        onPress={() => commands.run('undo')}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label={`Redo${redo ? `: ${redo}` : ''}`}
        disabled={!redo}
        onPress={() => commands.run('redo')}
      />
    </>
  );
}

/** Props of the editor bar. */
export interface EditorBarProps {
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  readonly panels: SidePanels;
}

/** Renders the button that collapses a side panel. */
function PanelButton({ side, panels }: { side: Side; panels: SidePanels }): ReactElement | null {
  const editMode = useEditorState((state) => state.editMode);
  const open = panels.open[side];
  if (!editMode) return null;
  const what = side === 'left' ? 'blocks' : 'settings';
  return (
    <IconButton
      icon={side === 'left' ? IconLayoutSidebar : IconLayoutSidebarRight}
      label={`${open ? 'Hide' : 'Show'} ${what}`}
      aria-expanded={open}
      onPress={() => panels.toggle(side)}
    />
  );
}

/** Renders the bar above the editor: location, views and commands of the page. */
export function EditorBar({ host, gateway, panels }: EditorBarProps): ReactElement {
  const { session } = useEditor();
  const state = useEditorState((all) => all);
  const formats = useFormats();
  const { selectedPage, selectedTemplate, selectedCampaign } = state;
  const record = selectedPage?.title ?? selectedTemplate?.name ?? selectedCampaign?.name ?? '';
  const status = selectedPage ? getPageStatus(selectedPage, formats) : undefined;
  const devices = state.viewportDevice === 'email' ? [EMAIL_DEVICE] : DEVICES;
  useDocumentTitle(record ? `${record} · Editor · Atrium` : 'Editor · Atrium');
  return (
    <header className="at-bar">
      <div className="at-bar-part">
        <IconButton
          icon={IconArrowLeft}
          label="Back to admin"
          onPress={() => host.exit(getDocumentTarget(state))}
        />
        <h1 className="at-bar-title" title={record}>
          {record || 'Editor'}
        </h1>
        {status ? (
          <span className="at-bar-wide">
            <StatusDot {...status} />
          </span>
        ) : null}
      </div>
      <div className="at-bar-part at-bar-middle">
        <PanelButton side="left" panels={panels} />
        <HistoryButtons />
        <span className="at-bar-wide">
          <HistoryMenu />
        </span>
        <Segmented<Viewport>
          label="Device"
          value={state.viewportDevice}
          onChange={(viewport) => session.setViewport(viewport)}
          options={devices.map(({ value, label, icon }) => ({
            value,
            label: (
              <span className="at-device" title={label}>
                {icon}
                <span className="at-sr">{label}</span>
              </span>
            ),
          }))}
        />
        <IconButton
          icon={state.editMode ? IconEye : IconPencil}
          label={state.editMode ? 'Preview' : 'Back to editing'}
          pressed={!state.editMode}
          onPress={() => session.setEditMode(!state.editMode)}
        />
        {getDocumentTarget(state) === 'page' ? (
          <IconButton
            icon={IconDevices}
            label="All devices side by side"
            onPress={() => session.state.set({ dialog: 'devices' })}
          />
        ) : null}
        <PanelButton side="right" panels={panels} />
      </div>
      <div className="at-bar-part at-bar-end">
        <Visitors />
        <CommentsButton />
        <SaveState />
        <PageActions host={host} />
        {selectedCampaign && host.renderEmail ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => session.state.set({ dialog: 'email' })}
          >
            Preview email
          </Button>
        ) : null}
        <Button
          size="xs"
          variant="filled"
          disabled={!state.isEditorDirty && state.saveOutcome !== 'failed'}
          loading={state.isEditorSaving}
          onClick={() => void session.save()}
        >
          Save
        </Button>
        <PageMenu gateway={gateway} host={host} />
      </div>
      <SaveFailure host={host} />
    </header>
  );
}
