import { componentIdsIn } from '@org/content';
import { EmptyState, ErrorState, Skeleton, TextInput, toast } from '@org/ui';
import { type ReactElement, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { insertInstance } from '../../model/edits/component-edits.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import { useComponents } from '../../session/context/use-components.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { asFailure, type EditorGateway } from '../../session/host/gateway.ts';
import type { KnownComponent } from '../../session/state/component-list.ts';
import { getOpenComponent, showsComponent } from '../../session/state/open-component.ts';
import { ComponentCard } from './component-card.tsx';
import { removeComponent } from './remove-component.ts';

/** Props of the list of components. */
export interface ComponentCardsProps {
  readonly host: EditorHost;
  readonly gateway: EditorGateway;
  /** Called after a component was inserted. */
  readonly onInserted?: (() => void) | undefined;
  readonly onPress?: ((dragged: Dragged, event: PointerEvent) => void) | undefined;
  /** True to focus the search first. @default false */
  readonly autoFocus?: boolean | undefined;
}

/** Renders the components of the site with a search: drag one onto the page, or click it. */
export function ComponentCards(props: ComponentCardsProps): ReactElement {
  const { host, gateway, onInserted, onPress, autoFocus } = props;
  const { store, session, announce } = useEditor();
  const components = useComponents();
  const isDirty = useEditorState((state) => state.isEditorDirty);
  // Each save changes where components are used.
  useEffect(() => {
    if (!isDirty) void components.load();
  }, [components, isDirty]);
  useEffect(() => void components.load(), [components]);
  const openId = useEditorState(getOpenComponent)?.id;
  const shownIds = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeOutline(listener), [store]),
    () => componentIdsIn(store.tree).join(),
  ).split(',');
  const [search, setSearch] = useState('');
  const [removingId, setRemovingId] = useState<number>();
  const wanted = search.trim().toLowerCase();
  // A component cannot contain itself, directly or through others.
  const available = components.all.filter(
    ({ id }) => openId === undefined || !showsComponent(components.find, id, openId),
  );
  const found = available.filter(({ name }) => name.toLowerCase().includes(wanted));
  const tell = (error: unknown): void => void toast.error(asFailure(error).message);

  const insert = (component: KnownComponent): void => {
    const result = insertInstance(store, component);
    announce(
      result.ok ? `${component.name} inserted` : result.message,
      result.ok ? 'status' : 'refused',
    );
    if (result.ok) onInserted?.();
  };
  const rename = async ({ id, version }: KnownComponent, name: string) => {
    await gateway.renameTemplate({ id, name, version }).catch(tell);
    await components.load();
  };
  const remove = async (component: KnownComponent): Promise<void> => {
    if (!gateway.components) return;
    const isShownHere = componentIdsIn(store.tree).includes(component.id);
    // The server changes the saved page, too.
    if (isShownHere && session.state.get().isEditorDirty)
      return announce('Save your changes before you delete a component of this page', 'refused');
    if (removingId !== undefined) return;
    setRemovingId(component.id);
    try {
      if (!(await removeComponent(gateway.components, component))) return;
      announce(`${component.name} deleted`, 'status');
      if (isShownHere) await session.reopen();
      await components.load();
    } catch (error) {
      tell(error);
    } finally {
      setRemovingId(undefined);
    }
  };

  if (components.failure)
    return (
      <ErrorState
        title="The components could not be loaded"
        hint={components.failure.message}
        onRetry={() => void components.load()}
      />
    );
  if (!components.isLoaded)
    return (
      <div className="at-templates" aria-busy>
        <Skeleton height={80} />
        <Skeleton height={80} />
      </div>
    );
  if (available.length === 0)
    return (
      <EmptyState
        title={openId === undefined ? 'No components yet' : 'No other components yet'}
        text="Select a section, or blocks in a column, and choose “Make a component” from their menu. A change of a component is shown on every page that has it."
      />
    );
  return (
    <>
      <TextInput
        size="xs"
        type="search"
        data-autofocus={autoFocus}
        aria-label="Search components"
        placeholder="Search components"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <EmptyState title="No components found" text="Try another word." />
      ) : null}
      <div className="at-templates">
        {found.map((component) => (
          <ComponentCard
            key={`${component.id}.${component.version}`}
            component={component}
            isShownHere={shownIds.includes(String(component.id))}
            isRemoving={removingId === component.id}
            host={host}
            onInsert={() => insert(component)}
            onRename={(name) => void rename(component, name)}
            onRemove={() => void remove(component)}
            onPress={onPress}
          />
        ))}
      </div>
    </>
  );
}
