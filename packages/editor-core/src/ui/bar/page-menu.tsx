import { ask, IconButton, Menu, TextInput, toast, useFormats } from '@org/ui';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { asFailure, type EditorGateway } from '../../session/host/gateway.ts';
import { showComments } from '../../session/state/show-comments.ts';

/** Copies text; when the browser refuses, shows it in a dialog to copy by hand. */
async function copyOrShow(url: string, note: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(`Link copied. ${note}`);
  } catch {
    await ask({
      title: 'Preview link',
      content: (
        <TextInput readOnly label={note} value={url} onFocus={(e) => e.currentTarget.select()} />
      ),
      dismissed: 'done',
      buttons: [{ label: 'Done', value: 'done', kind: 'primary' }],
    });
  }
}

/** Renders commands of the page as a whole, besides saving and publishing. */
export function PageMenu({
  gateway,
  host,
}: {
  gateway: EditorGateway;
  host: EditorHost;
}): ReactElement | null {
  const { session } = useEditor();
  const { dateTime } = useFormats();
  const page = useEditorState((state) => state.selectedPage);
  const item = useEditorState((state) => state.shownItem?.item);
  if (!page) return null;
  const sharePreview = async (): Promise<void> => {
    try {
      if (session.state.get().isEditorDirty && !(await session.save())) return;
      const { url, expires_at } = await gateway.makePreviewLink(page.id);
      const until = dateTime(expires_at);
      await copyOrShow(url, `Anyone with it can see the page until ${until}.`);
    } catch (error) {
      toast.error(asFailure(error).message);
    }
  };
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <IconButton icon={IconDotsVertical} label="More for this page" />
      </Menu.Target>
      <Menu.Dropdown>
        {page.is_public ? (
          <Menu.Item onClick={() => window.open(host.siteUrl(page, item), '_blank', 'noopener')}>
            Open the live page
          </Menu.Item>
        ) : null}
        {host.PageSettings ? (
          <Menu.Item
            onClick={() => {
              session.versions.close();
              session.state.set({ pageSettingsOpen: true, commentsOpen: false });
            }}
          >
            Page settings
          </Menu.Item>
        ) : null}
        {host.openPageSettings ? (
          <Menu.Item onClick={() => host.openPageSettings?.(page.id)}>
            {host.PageSettings ? 'All page settings' : 'Page settings'}
          </Menu.Item>
        ) : null}
        {host.comments ? (
          <Menu.Item onClick={() => showComments(session.state)}>Comments</Menu.Item>
        ) : null}
        <Menu.Item onClick={() => session.versions.open()}>Versions</Menu.Item>
        <Menu.Item onClick={() => session.state.set({ dialog: 'schedule' })}>Schedule…</Menu.Item>
        <Menu.Item onClick={() => void sharePreview()}>Copy a preview link</Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => session.state.set({ dialog: 'shortcuts' })}>
          Keyboard shortcuts
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
