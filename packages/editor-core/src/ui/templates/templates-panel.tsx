import { extractFragment } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { Button, EmptyState, ErrorState, TextInput } from '@org/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { placeFor } from '../../model/edits/place-for.ts';
import { insertFragments } from '../../model/edits/several-blocks.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway, EditorTemplate } from '../../session/host/gateway.ts';
import { templateTree } from '../../session/state/template-tree.ts';
import { TemplateCard } from './template-card.tsx';

/** Props of the list of templates. */
export interface TemplatesPanelProps {
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  readonly onPress: (dragged: Dragged, event: PointerEvent) => void;
}

/** Labels of the sections. */
const PARTS = { section: 'Sections', container: 'Containers' } as const;

/** Renders saved sections and containers: drag one onto the page, or click it. */
export function TemplatesPanel({ host, gateway, onPress }: TemplatesPanelProps): ReactElement {
  const { store, session, announce } = useEditor();
  const templates = useEditorState((state) => state.templateList);
  const failure = useEditorState((state) => state.templatesFailure);
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => templates.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase())),
    [templates, search],
  );
  const insert = (template: EditorTemplate): void => {
    const read = templateTree(template, store.registry);
    if (!read.ok) return announce(read.message, 'refused');
    const fragments = (read.tree[ROOT_ID]?.nodes ?? []).map((id) => extractFragment(read.tree, id));
    const [first] = fragments;
    if (!first) return announce(`${template.name} is empty`, 'refused');
    const result = insertFragments(
      store,
      fragments,
      placeFor(store, first),
      `Insert ${template.name}`,
    );
    announce(
      result.ok ? `${template.name} inserted` : result.message,
      result.ok ? 'status' : 'refused',
    );
  };

  if (failure)
    return (
      <ErrorState
        title="The templates could not be loaded"
        hint={failure.message}
        onRetry={() => void session.loadTemplates()}
      />
    );
  if (templates.length === 0)
    return (
      <EmptyState
        title="No templates yet"
        text="Select a container or section on the page and save it as a template to reuse it on any page."
        action={
          <Button variant="default" onClick={() => void session.loadTemplates()}>
            Try again
          </Button>
        }
      />
    );
  return (
    <section className="at-palette" aria-label="Templates">
      <TextInput
        size="xs"
        type="search"
        aria-label="Search templates"
        placeholder="Search templates"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <EmptyState title="No templates found" text="Try another word." />
      ) : null}
      {(['section', 'container'] as const).map((type) => {
        const list = found.filter((template) => template.type === type);
        return list.length === 0 ? null : (
          <div key={type} className="at-drawer">
            <h2>{PARTS[type]}</h2>
            <div className="at-templates">
              {list.map((template) => (
                <TemplateCard
                  key={`${template.id}.${template.version}`}
                  template={template}
                  host={host}
                  gateway={gateway}
                  onInsert={() => insert(template)}
                  onPress={onPress}
                />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
