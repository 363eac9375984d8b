import type { ListField, ListFields } from '@org/schema';
import type { ExportFormat } from '@org/schema/contract';
import {
  BulkBar,
  Button,
  type CellValue,
  Icon,
  type IconShape,
  Menu,
  useFormats,
  useMediaQuery,
} from '@org/ui';
import { IconChevronDown, IconDownload, IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import type { BulkChange } from '../list-data/list-calls.ts';
import type { ListRow } from '../list-data/list-row.ts';
import type { ListScreen } from '../list-data/list-screen.ts';
import type { ListChoicesData } from '../list-data/use-choices.ts';
import { BulkTagsDialog } from './bulk-tags-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EXPORT_CHOICES, ListExport } from './list-export.tsx';
import { text } from './messages.ts';
import type { BulkTarget, ListBulk } from './use-list-bulk.tsx';

const PHONE = '(max-width: 640px)';
const TABLET = '(max-width: 1100px)';
/** Maximum number of visible actions on a tablet. */
const MAX_ON_TABLET = 3;

/** Props of the bulk bar: list, selection and permissions. */
export interface ListBulkBarProps<Row extends ListRow> {
  readonly screen: ListScreen<Row>;
  readonly fields: ListFields;
  readonly choices: ListChoicesData;
  readonly bulk: ListBulk;
  readonly target: BulkTarget;
  readonly canUpdate: boolean;
  readonly canRemove: boolean;
  readonly canExport: boolean;
  /** Actions of the screen in addition to those of every list. */
  readonly actions: readonly BulkAction[];
  /** Columns of an export. */
  readonly columns: readonly string[];
  /** Number of matching rows, when all of them can be selected. */
  readonly matching: { readonly total: number; readonly capped: boolean } | undefined;
  readonly onMatching: () => void;
  readonly onClear: () => void;
}

/** Returns the columns that can be set for many rows. */
function bulkColumns<Row extends ListRow>(screen: ListScreen<Row>): string[] {
  return Object.entries(screen.edits ?? {}).flatMap(([column, edit]) =>
    edit.bulk ? [column] : [],
  );
}

/** Returns the initial value of a bulk change. */
function firstValue(field: ListField | undefined): CellValue {
  if (field?.type === 'enum') return field.options?.[0]?.value ?? '';
  if (field?.type === 'boolean') return true;
  return field?.type === 'text' ? '' : null;
}

/** An action on selected rows. */
export interface BulkAction {
  readonly label: string;
  readonly icon: IconShape;
  readonly onPress: () => void;
}

/** Renders the actions on selected rows, at the bottom of a list. */
export function ListBulkBar<Row extends ListRow>(props: ListBulkBarProps<Row>): ReactElement {
  const { screen, bulk, target, matching, onMatching, onClear } = props;
  const [one, many] = screen.noun;
  const { number } = useFormats();
  const isPhone = useMediaQuery(PHONE) ?? false;
  const isTablet = useMediaQuery(TABLET) ?? false;
  const [dialog, setDialog] = useState<'edit' | 'tags'>();
  const { count } = target;
  const digits = number(count);
  const named = count === 1 ? one : many;

  const actions: BulkAction[] = [...props.actions];
  if (props.canUpdate && screen.calls.change && bulkColumns(screen).length > 0)
    actions.push({ label: text.editMany, icon: IconPencil, onPress: () => setDialog('edit') });
  if (props.canUpdate && screen.calls.change && screen.tags)
    actions.push({ label: text.tags, icon: IconTag, onPress: () => setDialog('tags') });
  const toFile = (format: ExportFormat): void => void bulk.toFile(target, props.columns, format);
  const canExport = props.canExport && screen.calls.export !== undefined;
  const inMenu = canExport
    ? [
        ...actions,
        ...EXPORT_CHOICES.map(({ format, label, icon }) => ({
          label: text.exportWith(label),
          icon,
          onPress: () => toFile(format),
        })),
      ]
    : actions;

  function apply(change: BulkChange): void {
    setDialog(undefined);
    void bulk.change(target, change);
  }

  const isFolded = isPhone || (isTablet && actions.length > MAX_ON_TABLET);

  return (
    <>
      <BulkBar
        count={count}
        onClear={onClear}
        more={
          matching && (
            <button type="button" className="ad-text-button" onClick={onMatching}>
              {text.selectMatching(`${number(matching.total)}${matching.capped ? '+' : ''}`, many)}
            </button>
          )
        }
      >
        {isFolded && inMenu.length > 0 && (
          <Menu position="top-end">
            <Menu.Target>
              <Button size="xs" rightSection={<Icon of={IconChevronDown} size={14} />}>
                {text.actions}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {inMenu.map(({ label, icon, onPress }) => (
                <Menu.Item key={label} leftSection={<Icon of={icon} />} onClick={onPress}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {!isFolded &&
          actions.map(({ label, icon, onPress }) => (
            <Button
              key={label}
              size="xs"
              leftSection={<Icon of={icon} />}
              disabled={bulk.busy}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        {!isFolded && canExport && (
          <ListExport
            button={
              <Button size="xs" leftSection={<Icon of={IconDownload} />} disabled={bulk.busy}>
                {text.export}
              </Button>
            }
            onExport={toFile}
          />
        )}
        {props.canRemove && screen.calls.remove && (
          <Button
            size="xs"
            variant="filled"
            color="red"
            loading={bulk.busy}
            leftSection={<Icon of={IconTrash} />}
            onClick={() => void bulk.remove(target)}
          >
            {isPhone
              ? text.remove
              : count === 1
                ? text.removeOne(one)
                : text.removeMany(digits, many)}
          </Button>
        )}
      </BulkBar>
      {dialog === 'edit' && (
        <EditDialog
          title={text.editTitle(digits, named)}
          fields={props.fields}
          columns={bulkColumns(screen)}
          getStart={(column) => firstValue(props.fields[column])}
          choices={props.choices}
          getOptions={(column) => screen.edits?.[column]?.options?.()}
          onApply={(column, value) =>
            apply({ set: screen.edits?.[column]?.write?.(value) ?? { [column]: value } })
          }
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'tags' && screen.tags !== undefined && (
        <BulkTagsDialog
          title={text.tagsTitle(digits, named)}
          field={screen.tags}
          choices={props.choices}
          onApply={apply}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
