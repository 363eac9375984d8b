import { isApiError } from '@org/api-client';
import type { SavedView } from '@org/schema/entities';
import { Checkbox, confirm, Dialog, ListViews, type RowAction, TextInput, toast } from '@org/ui';
import {
  IconArrowBackUp,
  IconDeviceFloppy,
  IconPencil,
  IconPlus,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { getConfig } from '../list-data/list-state.ts';
import type { ListPosition } from '../list-data/use-list-state.ts';
import { useMe } from '../session/use-me.ts';
import { text } from './messages.ts';

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Undefined when only the name is needed. */
  readonly shared: boolean | undefined;
  readonly onSave: (name: string, shared: boolean) => Promise<void>;
  readonly onClose: () => void;
}

function NameDialog({ title, name, shared, onSave, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [isShared, setShared] = useState(shared ?? false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (typed.trim() === '' || busy) return;
    setBusy(true);
    try {
      await onSave(typed.trim(), isShared);
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.formErrors.name ?? error.message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: text.save,
          kind: 'primary',
          busy,
          disabled: typed.trim() === '',
          onPress: () => void save(),
        },
      ]}
    >
      <form
        className="ad-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={text.viewName}
          value={typed}
          maxLength={80}
          error={problem}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {shared !== undefined && (
          <Checkbox
            label={text.viewShared}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Renders the views of a list: open, save, update, share and delete them. */
export function ListViewsMenu(props: {
  readonly position: ListPosition;
  /** Label of the unfiltered list. */
  readonly all: string;
  /** False for views that are always private. */
  readonly canShare: boolean;
}): ReactElement | null {
  const { position, all, canShare } = props;
  const { views, view, changed, state, open } = position;
  const { user, permissions } = useMe();
  const [naming, setNaming] = useState<'new' | 'rename'>();
  if (!views.areThere) return null;

  const isOwn = view?.user.id === user.id;
  const canChange = view !== undefined && (isOwn || permissions.settings?.can_update === true);

  /** Runs an action and shows its result. */
  async function told(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      toast.success(done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  }

  async function keep(of: SavedView): Promise<void> {
    await told(() => views.update(of, { config: getConfig(state) }), text.viewSaved);
    open(of.id);
  }

  async function remove(of: SavedView): Promise<void> {
    const answer = await confirm({
      text: text.removeViewQuestion(of.name),
      confirmLabel: text.removeView,
      danger: true,
    });
    if (answer !== 'confirm') return;
    await told(async () => {
      await views.remove(of);
      open(undefined);
    }, text.viewRemoved);
  }

  const change = (of: SavedView, next: Parameters<typeof views.update>[1]) => () =>
    void told(() => views.update(of, next), text.viewSaved);
  const ofView = (of: SavedView): RowAction[] => [
    ...(changed && canChange
      ? [{ label: text.updateView, icon: IconDeviceFloppy, onSelect: () => void keep(of) }]
      : []),
    ...(changed
      ? [{ label: text.resetView, icon: IconArrowBackUp, onSelect: () => open(of.id) }]
      : []),
  ];
  const sharing = (of: SavedView): RowAction =>
    of.is_shared
      ? { label: text.unshareView, icon: IconUserX, onSelect: change(of, { is_shared: false }) }
      : { label: text.shareView, icon: IconUsers, onSelect: change(of, { is_shared: true }) };
  const ofOwner = (of: SavedView): RowAction[] => [
    { label: text.renameView, icon: IconPencil, onSelect: () => setNaming('rename') },
    ...(isOwn
      ? [
          of.is_default
            ? {
                label: text.notDefaultView,
                icon: IconStarOff,
                onSelect: change(of, { is_default: false }),
              }
            : {
                label: text.defaultView,
                icon: IconStar,
                onSelect: change(of, { is_default: true }),
              },
        ]
      : []),
    ...(canShare ? [sharing(of)] : []),
    { label: text.removeView, icon: IconTrash, danger: true, onSelect: () => void remove(of) },
  ];
  const actions: RowAction[] = [
    ...(view ? ofView(view) : []),
    ...(changed || !view
      ? [{ label: text.saveView, icon: IconPlus, onSelect: () => setNaming('new') }]
      : []),
    ...(view && canChange ? ofOwner(view) : []),
  ];

  return (
    <>
      <ListViews
        all={all}
        views={views.views.map((one) => ({
          id: one.id,
          name: one.name,
          shared: one.is_shared,
          usual: one.is_default && one.user.id === user.id,
          owner: one.user.id === user.id ? undefined : one.user.displayName,
        }))}
        open={view?.id}
        changed={view !== undefined && changed}
        onOpen={open}
        actions={actions}
      />
      {naming === 'new' && (
        <NameDialog
          title={text.saveView}
          name=""
          shared={canShare ? false : undefined}
          onClose={() => setNaming(undefined)}
          onSave={async (name, is_shared) => {
            const made = await views.create({ name, is_shared, config: getConfig(state) });
            open(made.id);
          }}
        />
      )}
      {naming === 'rename' && view && (
        <NameDialog
          title={text.renameView}
          name={view.name}
          shared={undefined}
          onClose={() => setNaming(undefined)}
          onSave={(name) => views.update(view, { name })}
        />
      )}
    </>
  );
}
