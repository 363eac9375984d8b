import { TREE_STEPS, type TreeZone } from '@org/admin-kit';
import { deleteNavItemQuestion } from '@org/schema/copy';
import { isSitePageItem, type NavItem, type NavItemForm, NEW_NAV_ITEM } from '@org/schema/entities';
import { Button, confirm, Icon, VisuallyHidden } from '@org/ui';
import { IconPlus } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { text } from './messages.ts';
import { NavItemDialog } from './nav-item-dialog.tsx';
import { NavItemRow } from './nav-item-row.tsx';
import {
  canPlace,
  duplicateItem,
  findRow,
  getDrop,
  getRows,
  getStep,
  insertItem,
  moveItem,
  type NavPlace,
  type NavRow,
  type NavTree,
  removeItem,
  updateItem,
} from './nav-tree.ts';

/** Props of the list: a menu, allowed types of items, and maximum depth. */
export interface NavItemsProps {
  readonly title: string;
  readonly items: NavTree;
  readonly types: readonly NavItem['field_type'][];
  /** Maximum number of levels below the first. */
  readonly deepest: number;
  readonly readOnly: boolean;
  /** An item that was selected in the canvas: its form is opened. */
  readonly picked?: { readonly id: string } | null;
  readonly onChange: (items: NavTree) => void;
}

/** An item whose form is open: an existing one, or a new one with its position. */
interface OpenItem {
  readonly item: NavItem;
  readonly at?: NavPlace;
}

/** Creates an id that is unique within the menu. */
const newId = (): string => crypto.randomUUID().slice(0, 8);
const getName = ({ linkText, field_type }: NavItem): string =>
  linkText || (isSitePageItem(field_type) ? text.sitePages[field_type] : text.newItem);

/** Renders the items of a menu: add, edit, duplicate, delete, and reorder by pointer and keyboard. */
export function NavItems(props: NavItemsProps): ReactElement {
  const { title, items, types, deepest, readOnly, picked = null, onChange } = props;
  const [open, setOpen] = useState<OpenItem>();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<{ readonly id: string; readonly zone: TreeZone }>();
  const [said, setSaid] = useState('');
  const isTree = deepest > 0;

  // A selected item opens its form once, as soon as it exists.
  const shown = useRef<{ readonly id: string } | null>(null);
  useEffect(() => {
    const row = readOnly || shown.current === picked ? undefined : findRow(items, picked?.id);
    if (!row) return;
    shown.current = picked;
    setOpen({ item: row.item });
  }, [picked, items, readOnly]);

  function move(id: string, to: NavPlace | undefined): void {
    const next = to && moveItem(items, id, to, deepest);
    const row = findRow(next ?? [], id);
    if (!next || !row) return;
    onChange(next);
    const parent = findRow(next, row.parent)?.item;
    setSaid(
      text.moved(
        getName(row.item),
        row.index + 1,
        row.siblings.length,
        parent ? getName(parent) : '',
      ),
    );
  }

  async function remove({ item }: NavRow): Promise<void> {
    const question = deleteNavItemQuestion(getName(item));
    if ((await confirm({ text: question, confirmLabel: text.remove, danger: true })) === 'confirm')
      onChange(removeItem(items, item.id));
  }

  function save(fields: NavItemForm): void {
    if (open?.at) onChange(insertItem(items, { ...open.item, ...fields }, open.at));
    else if (open) onChange(updateItem(items, open.item.id, fields));
    setOpen(undefined);
  }

  const add = (parent: NavItem | undefined): void =>
    setOpen({
      item: { ...NEW_NAV_ITEM, id: newId() },
      at: { parent: parent?.id, index: (parent?.children ?? items).length },
    });

  const entry = (row: NavRow): ReactElement => {
    const { id } = row.item;
    const below = { ...NEW_NAV_ITEM, id: '' };
    return (
      <NavItemRow
        key={id}
        row={row}
        name={getName(row.item)}
        readOnly={readOnly}
        takesItems={canPlace(items, { parent: id }, below, deepest)}
        onOpen={() => setOpen({ item: row.item })}
        onAddBelow={() => add(row.item)}
        onDuplicate={() => onChange(duplicateItem(items, id, newId))}
        onRemove={() => void remove(row)}
        moves={{
          isTree,
          steps: TREE_STEPS.filter((step) => getStep(items, id, step, deepest)),
          over: dragged !== undefined && over?.id === id ? over.zone : undefined,
          onStep: (step) => move(id, getStep(items, id, step, deepest)),
          onDrag: (state) => {
            setDragged(state === 'start' ? id : undefined);
            setOver(undefined);
          },
          onOver: (zone) => {
            if (dragged === undefined || (over?.id === id && over.zone === zone)) return;
            setOver(getDrop(items, dragged, { target: id, zone, deepest }) && { id, zone });
          },
          onDrop: () => {
            if (dragged !== undefined && over)
              move(dragged, getDrop(items, dragged, { target: over.id, zone: over.zone, deepest }));
            setDragged(undefined);
            setOver(undefined);
          },
        }}
      />
    );
  };

  const below = open?.at?.parent === undefined ? undefined : findRow(items, open.at.parent)?.item;
  return (
    <section className="ad-nav-items" aria-label={title}>
      <h3>{title}</h3>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {items.length === 0 ? (
        <p className="at-meta">{text.empty}</p>
      ) : (
        <ul className="ad-nav-list">{getRows(items).map(entry)}</ul>
      )}
      {!readOnly && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => add(undefined)}
        >
          {text.add}
        </Button>
      )}
      {open && (
        <NavItemDialog
          key={open.item.id}
          title={
            open.at ? (below ? text.newBelow(getName(below)) : text.newItem) : getName(open.item)
          }
          item={open.item}
          isNew={open.at !== undefined}
          types={types}
          onClose={() => setOpen(undefined)}
          onSave={save}
        />
      )}
    </section>
  );
}
