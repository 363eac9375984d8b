import { Button, IconButton, Menu } from '@org/ui';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { isScheduled } from './page-status.ts';
import { cancelSchedule, discardChanges, unpublish } from './publication-questions.ts';

/** Renders the commands that change what visitors see of the page. */
export function PageActions({ host }: { host: EditorHost }): ReactElement | null {
  const { session } = useEditor();
  const page = useEditorState((state) => state.selectedPage);
  const saving = useEditorState((state) => state.isEditorSaving);
  const dirty = useEditorState((state) => state.isEditorDirty);
  const item = useEditorState((state) => state.shownItem?.item);
  if (!page) return null;
  const scheduled = isScheduled(page);
  const hasChanges = page.has_unpublished_changes || dirty;
  const askToPublish = (): void => session.state.set({ dialog: 'publish' });
  const canPublish = page.status !== 'published' || (hasChanges && !scheduled);
  return (
    <>
      {page.is_public ? (
        <span className="at-bar-wide">
          <IconButton
            icon={IconExternalLink}
            label="Open the live page"
            onPress={() => window.open(host.siteUrl(page, item), '_blank', 'noopener')}
          />
        </span>
      ) : null}
      {canPublish ? (
        <Button size="xs" variant="default" disabled={saving} onClick={askToPublish}>
          Publish
        </Button>
      ) : null}
      {page.status === 'published' ? (
        <Menu position="bottom-end">
          <Menu.Target>
            {canPublish ? (
              <IconButton icon={IconChevronDown} size={28} label="More ways to publish" />
            ) : (
              <Button
                size="xs"
                variant="default"
                disabled={saving}
                rightSection={<IconChevronDown size={14} aria-hidden />}
              >
                {scheduled ? 'Scheduled' : 'Published'}
              </Button>
            )}
          </Menu.Target>
          <Menu.Dropdown>
            {scheduled ? <Menu.Item onClick={askToPublish}>Publish now…</Menu.Item> : null}
            <Menu.Item onClick={() => session.state.set({ dialog: 'schedule' })}>
              {scheduled ? 'Change schedule…' : 'Schedule…'}
            </Menu.Item>
            {scheduled ? (
              <Menu.Item onClick={() => void cancelSchedule(session, page)}>
                Cancel schedule
              </Menu.Item>
            ) : null}
            {page.has_unpublished_changes ? (
              <Menu.Item onClick={() => void discardChanges(session)}>Discard changes…</Menu.Item>
            ) : null}
            {scheduled && !page.is_public ? null : (
              <Menu.Item onClick={() => void unpublish(session)}>Unpublish…</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </>
  );
}
