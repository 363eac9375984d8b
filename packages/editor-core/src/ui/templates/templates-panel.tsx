import { Button, EmptyState, ErrorState, TextInput } from '@org/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { placeFor } from '../../model/edits/place-for.ts';
import { insertFragments } from '../../model/edits/several-blocks.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { EditorGateway, EditorTemplate } from '../../session/host/gateway.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { isSection, templateParts } from '../../session/state/template-tree.ts';
import { TemplateCard } from './template-card.tsx';

/** Props of the list of templates. */
export interface TemplatesPanelProps {
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  readonly onPress: (dragged: Dragged, event: PointerEvent) => void;
}

/** Texts for pages and for emails. */
const TEXT = {
  page: {
    others: 'Containers',
    empty:
      'Select a container or section on the page and save it as a template to reuse it on any page.',
  },
  email: {
    others: 'Blocks',
    empty:
      'Select a section or block of the email and save it as a template to reuse it in any email.',
  },
} as const;

/** Renders saved sections, containers and blocks: drag one onto the page, or click it. */
export function TemplatesPanel({ host, gateway, onPress }: TemplatesPanelProps): ReactElement {
  const { store, session, announce } = useEditor();
  const templates = useEditorState((state) => state.templateList);
  const failure = useEditorState((state) => state.templatesFailure);
  const text = TEXT[useEditorState(getDocumentTarget)];
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => templates.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase())),
    [templates, search],
  );
  const insert = (template: EditorTemplate): void => {
    const read = templateParts(template, store.registry);
    if (!read.ok) return announce(read.message, 'refused');
    const [first] = read.parts;
    if (!first) return announce(`${template.name} is empty`, 'refused');
    const result = insertFragments(
      store,
      read.parts,
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
        text={text.empty}
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
      {['Sections', text.others].map((heading, at) => {
        const list = found.filter((template) => isSection(template, store.registry) === (at === 0));
        return list.length === 0 ? null : (
          <div key={heading} className="at-drawer">
            <h2>{heading}</h2>
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
