import type { FilterGroup, FilterRule, ListFields } from '@org/schema';
import type { ExportFormat } from '@org/schema/contract';
import {
  Button,
  Drawer,
  Icon,
  IconButton,
  ListAddFilter,
  type ListColumnChoice,
  ListColumnList,
  ListColumns,
  ListFilters,
  ListSearch,
  useMediaQuery,
  withRule,
} from '@org/ui';
import { IconAdjustmentsHorizontal, IconDownload, IconKeyboard } from '@tabler/icons-react';
import { type ReactElement, type RefObject, useState } from 'react';
import type { ListRow } from '../list-data/list-row.ts';
import type { ListScreen } from '../list-data/list-screen.ts';
import type { ListChoicesData } from '../list-data/use-choices.ts';
import type { ListPosition } from '../list-data/use-list-state.ts';
import { ListExport } from './list-export.tsx';
import { ListQuick, quickRule } from './list-quick.tsx';
import { ListSortFields } from './list-sort-fields.tsx';
import { ListViewsMenu } from './list-views-menu.tsx';
import { text } from './messages.ts';

/** Media query below which rows are cards and filters are in a drawer. */
const PHONE = '(max-width: 640px)';

/** Props of the toolbar: list, state, columns, and additional controls. */
export interface ListToolbarProps<Row extends ListRow> {
  readonly screen: ListScreen<Row>;
  readonly fields: ListFields;
  readonly position: ListPosition;
  readonly choices: ListChoicesData;
  readonly columns: readonly ListColumnChoice[];
  readonly shown: readonly string[];
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onExport: ((format: ExportFormat) => void) | undefined;
  readonly onKeys: () => void;
}

interface PartsProps<Row extends ListRow> extends ListToolbarProps<Row> {
  readonly filters: ReactElement | null;
  readonly addFilter: ReactElement;
  readonly quick: ReactElement | null;
}

/** Renders filters and sort order in a drawer from the bottom. */
function Sheet<Row extends ListRow>(props: PartsProps<Row>) {
  const { position, fields, columns, shown, filters, addFilter, quick, onExport } = props;
  const [open, setOpen] = useState(false);
  const count = position.state.filter?.rules.length ?? 0;
  return (
    <>
      <Button
        size="xs"
        leftSection={<Icon of={IconAdjustmentsHorizontal} />}
        aria-label={text.showFilters}
        onClick={() => setOpen(true)}
      >
        {text.filtersCount(count)}
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        title={text.showFilters}
        classNames={{ content: 'ad-list-sheet' }}
      >
        <div className="ad-fields">
          {quick}
          <div className="ad-list-sheet-filters">
            {filters}
            {addFilter}
          </div>
          <ListSortFields
            fields={fields}
            sort={position.state.sort}
            onSort={(sort) => position.change({ sort })}
          />
          <section>
            <h3 className="ad-list-sheet-title">{text.columns}</h3>
            <ListColumnList
              columns={columns}
              shown={shown}
              onChange={(next) => position.change({ columns: next })}
            />
          </section>
          {onExport && (
            <ListExport
              button={<Button leftSection={<Icon of={IconDownload} />}>{text.export}</Button>}
              onExport={onExport}
            />
          )}
        </div>
      </Drawer>
    </>
  );
}

/** Renders the controls above a list: views, search, filters, columns and export. */
export function ListToolbar<Row extends ListRow>(props: ListToolbarProps<Row>): ReactElement {
  const { screen, fields, position, choices, columns, shown, searchRef, onExport, onKeys } = props;
  const { state, change } = position;
  const isPhone = useMediaQuery(PHONE) ?? false;
  const [, many] = screen.noun;
  const { quick: quickName } = screen;
  const quickField = quickName === undefined ? undefined : fields[quickName];
  const hasQuick =
    quickField !== undefined &&
    !(state.filter?.combinator === 'or' && state.filter.rules.length > 1);
  const shownByQuick =
    hasQuick && quickName !== undefined ? quickRule(state.filter, quickName) : -1;

  const onFilter = (filter: FilterGroup | undefined): void => change({ filter });
  const filters = (
    <ListFilters
      fields={fields}
      filter={state.filter}
      findFor={choices.findFor}
      getName={choices.getName}
      hidden={new Set(shownByQuick < 0 ? [] : [shownByQuick])}
      onChange={onFilter}
    />
  );
  const addFilter = (
    <ListAddFilter
      fields={fields}
      findFor={choices.findFor}
      getName={choices.getName}
      onAdd={(rule: FilterRule) => onFilter(withRule(state.filter, rule))}
    />
  );
  const quick =
    hasQuick && quickName !== undefined ? (
      <ListQuick
        screen={screen}
        name={quickName}
        field={quickField}
        state={state}
        onChange={onFilter}
        fullWidth={isPhone}
      />
    ) : null;
  const parts = { ...props, filters, addFilter, quick };

  return (
    <search className="ad-list-tools">
      <div className="ad-list-bar">
        <ListViewsMenu
          position={position}
          all={text.all(many)}
          canShare={screen.views === undefined}
        />
        <ListSearch
          inputRef={searchRef}
          label={text.search(many)}
          value={state.search}
          onChange={(search) => change({ search }, { replace: true })}
        />
        {isPhone ? (
          <Sheet {...parts} />
        ) : (
          <>
            {quick}
            {addFilter}
            <span className="ad-list-bar-end">
              <ListColumns
                columns={columns}
                shown={shown}
                onChange={(next) => change({ columns: next })}
              />
              {onExport && (
                <ListExport
                  button={<IconButton icon={IconDownload} label={text.export} />}
                  onExport={onExport}
                />
              )}
              <IconButton
                className="ad-list-keys"
                icon={IconKeyboard}
                label={text.keys}
                onPress={onKeys}
              />
            </span>
          </>
        )}
      </div>
      {!isPhone && filters}
    </search>
  );
}
