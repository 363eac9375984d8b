import { deleteNavItemQuestion, type NavItem } from '@org/schema';
import {
  ActionIcon,
  Badge,
  Button,
  confirm,
  Icon,
  Menu,
  UnstyledButton,
  VisuallyHidden,
} from '@org/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { NavItemDialog, type NavItemValues } from './nav-item-dialog.tsx';
import {
  appended,
  DEEPEST,
  type NavRow,
  type NavStep,
  removed,
  replaced,
  rowsOf,
  stepped,
} from './nav-tree.ts';

/** Shape: the items, and who is told of others. */
export interface NavItemsFieldProps {
  readonly label: string;
  readonly value: readonly NavItem[];
  readonly onChange: (items: readonly NavItem[]) => void;
  /** True for the items at the right: they have one level and types of their own. */
  readonly atRight?: boolean;
  readonly readOnly: boolean;
  readonly error?: string | undefined;
}

const STEPS = [
  ['up', text.nav.up, IconArrowUp],
  ['down', text.nav.down, IconArrowDown],
  ['in', text.nav.inward, IconIndentIncrease],
  ['out', text.nav.outward, IconIndentDecrease],
] as const;

const KEYS: Readonly<Record<string, NavStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const EMPTY: NavItemValues = {
  id: '',
  field_type: '',
  linkText: '',
  href: '',
  target: '_self',
  icon: '',
  classes: '',
  rightAlign: false,
  variant: '',
  size: '',
  drop: 'down',
};

const nameOf = ({ linkText, field_type }: NavItem): string =>
  linkText || (text.nav.item.types[field_type] ?? field_type);

/** What is open in the dialog: an item, or a new one below a parent. */
type Open = { readonly row: NavRow } | { readonly parent: NavItem | undefined };

/** The items of a navigation as a tree: each is changed in a dialog, and moved by its menu or with Alt and the arrow keys. */
export function NavItemsField(props: NavItemsFieldProps): ReactElement {
  const { label, value, onChange, atRight = false, readOnly, error } = props;
  const [open, setOpen] = useState<Open>();
  const [said, setSaid] = useState('');
  const rows = rowsOf(value);

  function move(item: NavItem, step: NavStep): void {
    const next =
      atRight && (step === 'in' || step === 'out') ? undefined : stepped(value, item.id, step);
    if (!next) return;
    onChange(next);
    setSaid(text.nav.moved[step](nameOf(item)));
  }

  async function remove(item: NavItem): Promise<void> {
    const answer = await confirm({
      text: deleteNavItemQuestion(nameOf(item)),
      confirmLabel: text.nav.remove,
      danger: true,
    });
    if (answer === 'confirm') onChange(removed(value, item.id));
  }

  function keep(values: NavItemValues): void {
    if (!open) return;
    // The form's rules have found its type to be one of the choices.
    const fields = values as Omit<NavItem, 'children'>;
    if ('row' in open) {
      const { children } = open.row.item;
      onChange(replaced(value, { ...fields, children }));
    } else
      onChange(
        appended(
          value,
          { ...fields, id: crypto.randomUUID().slice(0, 8), children: [] },
          open.parent?.id,
        ),
      );
    setOpen(undefined);
  }

  return (
    <div className="ad-nav-items">
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {rows.length === 0 ? (
        <p className="at-meta">{atRight ? text.nav.noRight : text.nav.noItems}</p>
      ) : (
        <ul className="ad-nav-list" aria-label={label}>
          {rows.map((row) => {
            const { item, depth } = row;
            const name = nameOf(item);
            return (
              <li key={item.id} className="ad-nav-row" style={{ '--ad-depth': depth } as object}>
                <span className="ad-nav-words">
                  {readOnly ? (
                    <span>{name}</span>
                  ) : (
                    <UnstyledButton
                      className="ad-row-link"
                      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
                      onClick={() => setOpen({ row })}
                      onKeyDown={(event: KeyboardEvent) => {
                        const step = event.altKey ? KEYS[event.key] : undefined;
                        if (!step) return;
                        event.preventDefault();
                        move(item, step);
                      }}
                    >
                      {name}
                    </UnstyledButton>
                  )}
                  {item.href && <span className="ad-quiet at-cut">{item.href}</span>}
                </span>
                <Badge variant="light" color="gray" tt="none" fw={500} flex="none">
                  {text.nav.item.types[item.field_type] ?? item.field_type}
                </Badge>
                {!readOnly && (
                  <Menu width={220} position="bottom-end">
                    <Menu.Target>
                      <ActionIcon
                        size={32}
                        variant="subtle"
                        color="gray"
                        aria-label={text.nav.actions(name)}
                      >
                        <Icon of={IconDots} size={18} />
                      </ActionIcon>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item
                        leftSection={<Icon of={IconPencil} />}
                        onClick={() => setOpen({ row })}
                      >
                        {text.nav.edit}
                      </Menu.Item>
                      {!atRight && depth < DEEPEST && (
                        <Menu.Item
                          leftSection={<Icon of={IconPlus} />}
                          onClick={() => setOpen({ parent: item })}
                        >
                          {text.nav.addBelow}
                        </Menu.Item>
                      )}
                      {STEPS.filter(
                        ([step]) =>
                          !(atRight && (step === 'in' || step === 'out')) &&
                          stepped(value, item.id, step),
                      ).map(([step, words, icon]) => (
                        <Menu.Item
                          key={step}
                          leftSection={<Icon of={icon} />}
                          onClick={() => move(item, step)}
                        >
                          {words}
                        </Menu.Item>
                      ))}
                      <Menu.Item
                        color="var(--at-danger)"
                        leftSection={<Icon of={IconTrash} />}
                        onClick={() => void remove(item)}
                      >
                        {text.nav.remove}
                      </Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {error && (
        <p className="ad-field-error" role="alert">
          {error}
        </p>
      )}
      {!readOnly && (
        <div>
          <Button
            size="xs"
            leftSection={<Icon of={IconPlus} size={14} />}
            onClick={() => setOpen({ parent: undefined })}
          >
            {text.nav.add}
          </Button>
        </div>
      )}
      {open && (
        <NavItemDialog
          title={'row' in open ? nameOf(open.row.item) : text.nav.newItem}
          value={'row' in open ? valuesOf(open.row.item) : { ...EMPTY, id: 'new' }}
          atRight={atRight}
          onDone={keep}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function valuesOf({ children: _below, ...values }: NavItem): NavItemValues {
  return values;
}
