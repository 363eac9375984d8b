import { ROOT_ID } from '@org/schema';
import { toast, UnstyledButton } from '@org/ui';
import { type ReactElement, useMemo } from 'react';
import { useEditor, useEditorState, useNode } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { asFailure, type EditorGateway, type EditorTemplate } from '../../session/host/gateway.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { templateParts, templateTree } from '../../session/state/template-tree.ts';
import { useClick } from '../elements/use-click.ts';
import { BlockPicture } from '../rendering/block-picture.tsx';
import { type RemovalTexts, removeUsed } from './remove-used.ts';
import { TemplateFoot } from './template-foot.tsx';

/** Props of a template's card. */
export interface TemplateCardProps {
  readonly template: EditorTemplate;
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  readonly onInsert: () => void;
  readonly onPress: (dragged: Dragged, event: PointerEvent) => void;
}

/** Renders a template: thumbnail, name and actions. */
export function TemplateCard(props: TemplateCardProps): ReactElement {
  const { template, host, gateway, onInsert, onPress } = props;
  const { store, session, announce } = useEditor();
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
    try {
      await gateway.renameTemplate({ id: template.id, name, version: template.version });
      await session.loadTemplates();
    } catch (error) {
      tell(error);
    }
  };
  const remove = async (): Promise<void> => {
    const { id, name } = template;
    const texts: RemovalTexts = {
      name,
      content: `${target === 'email' ? 'Emails' : 'Pages'} where it was inserted keep their copies.`,
      getUsedContent: (places) => `It is used in: ${places}. They would show nothing in its place.`,
      usedAction: 'Delete anyway',
    };
    try {
      if (!(await removeUsed(texts, (force) => gateway.removeTemplate({ id, force })))) return;
      announce(`${name} deleted`, 'status');
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
      <TemplateFoot
        name={template.name}
        onInsert={onInsert}
        onEdit={() => host.openTemplate(template.id)}
        onRename={(name) => void rename(name)}
        onRemove={() => void remove()}
      />
    </div>
  );
}
