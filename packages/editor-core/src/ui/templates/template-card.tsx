import type { BlockTarget } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { ask, IconButton, Menu, TextInput, toast, UnstyledButton } from '@org/ui';
import { IconDots } from '@tabler/icons-react';
import { type ReactElement, useMemo, useState } from 'react';
import { useEditor, useEditorState, useNode } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { asFailure, type EditorGateway, type EditorTemplate } from '../../session/host/gateway.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { templateParts, templateTree } from '../../session/state/template-tree.ts';
import { useClick } from '../elements/use-click.ts';
import { BlockPicture } from '../rendering/block-picture.tsx';

/** Props of a template's card. */
export interface TemplateCardProps {
  readonly template: EditorTemplate;
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  readonly onInsert: () => void;
  readonly onPress: (dragged: Dragged, event: PointerEvent) => void;
}

/**
 * Asks before a template is deleted, and again with the pages that use it.
 * @returns whether it was deleted
 */
async function removeTemplate(
  gateway: EditorGateway,
  { id, name }: EditorTemplate,
  target: BlockTarget,
): Promise<boolean> {
  const sure = await ask<'delete' | 'stay'>({
    title: `Delete ${name}?`,
    content: `${target === 'email' ? 'Emails' : 'Pages'} where it was inserted keep their copies.`,
    dismissed: 'stay',
    buttons: [
      { label: 'Cancel', value: 'stay', focused: true },
      { label: 'Delete', value: 'delete', kind: 'danger' },
    ],
  });
  if (sure !== 'delete') return false;
  try {
    await gateway.removeTemplate({ id, force: false });
    return true;
  } catch (error) {
    const failure = asFailure(error);
    if (failure.code !== 'in_use') throw error;
    const places = (failure.usage ?? []).map(({ title }) => title).join(', ');
    const anyway = await ask<'delete' | 'stay'>({
      title: `${name} is in use`,
      content: `It is used in: ${places || 'other places'}. They would show nothing in its place.`,
      dismissed: 'stay',
      buttons: [
        { label: 'Keep', value: 'stay', focused: true },
        { label: 'Delete anyway', value: 'delete', kind: 'danger' },
      ],
    });
    if (anyway !== 'delete') return false;
    await gateway.removeTemplate({ id, force: true });
    return true;
  }
}

/** Renders a template: thumbnail, name and actions. */
export function TemplateCard(props: TemplateCardProps): ReactElement {
  const { template, host, gateway, onInsert, onPress } = props;
  const { store, session, announce } = useEditor();
  const [renaming, setRenaming] = useState(false);
  const click = useClick();
  const target = useEditorState(getDocumentTarget);
  const read = useMemo(() => templateTree(template, store.registry), [template, store]);
  const ids = read.ok ? (read.tree[ROOT_ID]?.nodes ?? []) : [];
  // A part of an email is drawn on the background of the open email, with its font and colors.
  const ground = useNode(target === 'email' ? ROOT_ID : undefined)?.props;
  const root = read.ok ? read.tree[ROOT_ID] : undefined;
  const pictured = {
    ...(read.ok && read.tree),
    ...(root && ground && { [ROOT_ID]: { ...root, props: ground } }),
  };
  const tell = (error: unknown): void => void toast.error(asFailure(error).message);

  const rename = async (name: string): Promise<void> => {
    setRenaming(false);
    if (!name.trim() || name.trim() === template.name) return;
    try {
      await gateway.renameTemplate({
        id: template.id,
        name: name.trim(),
        version: template.version,
      });
      await session.loadTemplates();
    } catch (error) {
      tell(error);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      if (!(await removeTemplate(gateway, template, target))) return;
      announce(`${template.name} deleted`, 'status');
      await session.loadTemplates();
    } catch (error) {
      tell(error);
    }
  };

  return (
    <div className="at-template">
      <UnstyledButton
        className="at-template-picture"
        aria-label={`Insert ${template.name}`}
        onPointerDown={(event) => {
          click.onPointerDown(event);
          const saved = templateParts(template, store.registry);
          const [fragment, ...others] = saved.ok ? saved.parts : [];
          if (event.button !== 0 || !fragment || others.length > 0) return;
          const type = fragment.nodes[fragment.rootNodeId]?.type.resolvedName ?? '';
          onPress({ kind: 'new', type, fragment }, event.nativeEvent);
        }}
        onClick={(event) => click.isClick(event) && onInsert()}
      >
        {read.ok && ids.length === 0 ? (
          <span className="at-panel-note">Empty</span>
        ) : read.ok ? (
          <BlockPicture
            tree={pictured}
            ids={ground ? [ROOT_ID] : ids}
            host={host}
            title={template.name}
            viewport={ground ? 'email' : 'desktop'}
          />
        ) : (
          <span className="at-panel-note">{read.message}</span>
        )}
      </UnstyledButton>
      <div className="at-template-foot">
        {renaming ? (
          <TextInput
            size="xs"
            aria-label={`Name of ${template.name}`}
            defaultValue={template.name}
            autoFocus
            onBlur={(event) => void rename(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
              if (event.key === 'Escape') setRenaming(false);
            }}
          />
        ) : (
          <span className="at-template-name" title={template.name}>
            {template.name}
          </span>
        )}
        <Menu position="bottom-end" returnFocus={false}>
          <Menu.Target>
            <IconButton size={26} icon={IconDots} label={`More for ${template.name}`} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={onInsert}>Insert</Menu.Item>
            <Menu.Item onClick={() => host.openTemplate(template.id)}>Edit</Menu.Item>
            <Menu.Item onClick={() => setRenaming(true)}>Rename</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="var(--at-danger)" onClick={() => void remove()}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
}
