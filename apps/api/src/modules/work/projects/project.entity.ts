import { cleanMarkup, markupText, parseMarkup } from '@org/content';
import { readInstant } from '@org/schema';
import {
  areDatesInOrder,
  END_BEFORE_START,
  PROJECT_FIELDS,
  type Project,
  type ProjectCreate,
  projectSchema,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { sql } from 'kysely';
import { takeNumbers } from '../../../kernel/database/counters.ts';
import type { ProjectRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { mergeCustomFields } from '../../../kernel/entities/custom-fields.service.ts';
import { defineEntity } from '../../../kernel/entities/define-entity.ts';
import { findHidden, peopleByIds } from '../../../kernel/entities/entity-access.ts';
import {
  type Columns,
  eachByItself,
  type TagsOf,
} from '../../../kernel/entities/entity-definition.ts';
import { getStamps, givenColumns, personIn } from '../../../kernel/entities/entity-stamps.ts';
import { sharedFields } from '../../../kernel/entities/shared-fields.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { customerEntity } from '../../crm/index.ts';
import { cardColumns, getColumnNames, placeAgain } from '../boards/card-columns.ts';
import { requireMayAssign } from '../boards/people/may-assign.ts';
import { getPeopleOf, PROJECT_ASSIGNEES, setPeople } from '../boards/people/record-people.ts';
import { hasHiddenNames, isProjectAssigned, PROJECT_ACCESS, whereNamed } from './project-access.ts';
import { countTasks, getProgress, getProjectCustomers, requireCustomer } from './project-parts.ts';

/** Fields of a new or changed project. */
export type ProjectFields = Partial<ProjectCreate>;

const TABLE = { entity: 'project', table: 'projects' } as const;

const instant = (text: string | null): Date | null => (text && readInstant(text)) || null;

/** Checks the dates that a project would have. Errors: `validation_failed` on `end_date`. */
function requireDates({ start_date, end_date }: ProjectFields, current?: ProjectRecord): void {
  const start = start_date ?? current?.start_date.toISOString();
  const end = end_date === undefined ? current?.end_date?.toISOString() : end_date;
  if (!areDatesInOrder(start ?? new Date().toISOString(), end))
    throw appError('validation_failed', { formErrors: { end_date: END_BEFORE_START } });
}

/** Checks who would be assigned. Errors: `forbidden`. */
async function checkAssignees(
  write: TenantWrite,
  assignees: readonly number[],
  current: ProjectRecord | undefined,
): Promise<void> {
  const known = current && (await getPeopleOf(write.tx, PROJECT_ASSIGNEES, [current.id]));
  const before = current && (known?.get(current.id) ?? []).map(({ id }) => id);
  requireMayAssign('projects', write, assignees, before);
}

/** Returns the columns of customer and vehicle; another customer takes the vehicle away. */
async function customerColumns(
  write: TenantWrite,
  { customer_id, vehicle_id }: ProjectFields,
  current: ProjectRecord | undefined,
): Promise<Columns> {
  if (customer_id === undefined && vehicle_id === undefined) return {};
  const customer = customer_id === undefined ? (current?.customer_id ?? null) : customer_id;
  const kept = customer === (current?.customer_id ?? null) ? (current?.vehicle_id ?? null) : null;
  const vehicle = vehicle_id === undefined ? kept : vehicle_id;
  const isSame = current && customer === current.customer_id && vehicle === current.vehicle_id;
  if (!isSame)
    await requireCustomer(
      write,
      { customerId: customer, vehicleId: vehicle },
      current?.customer_id,
    );
  return { customer_id: customer, vehicle_id: vehicle };
}

async function toColumns(
  write: TenantWrite,
  fields: ProjectFields,
  current: ProjectRecord | undefined,
): Promise<Columns> {
  const {
    assignees,
    attachedInvoices: _invoices,
    board_id,
    column_id,
    custom_fields,
    customer_id: _customer,
    vehicle_id: _vehicle,
    description,
    start_date,
    end_date,
    ...plain
  } = fields;
  requireDates(fields, current);
  if (assignees) await checkAssignees(write, assignees, current);
  const custom =
    custom_fields === undefined && current
      ? undefined
      : await mergeCustomFields(write.tx, TABLE, current?.custom_fields ?? {}, custom_fields);
  const { columns } = await cardColumns(write, 'project', { board_id, column_id }, current);
  return {
    ...givenColumns(plain),
    ...(await customerColumns(write, fields, current)),
    ...columns,
    ...(description !== undefined && { description: cleanMarkup(description) }),
    ...(start_date !== undefined && { start_date: instant(start_date) }),
    ...(end_date !== undefined && { end_date: instant(end_date) }),
    ...(custom && { custom_fields: JSON.stringify(custom) }),
    ...(!current && { number: await takeNumbers(write.tx, write.tenantId, 'project') }),
  };
}

const copyFields = sharedFields<ProjectRecord, Project>(projectSchema);

const amount = (value: string | null): number | null => (value === null ? null : Number(value));

async function toRecords(
  tx: TenantTx,
  rows: readonly ProjectRecord[],
  getTags: TagsOf,
): Promise<Project[]> {
  const ids = rows.map(({ id }) => id);
  const authors = await peopleByIds(
    tx,
    rows.map(({ author_id }) => author_id),
  );
  const assignees = await getPeopleOf(tx, PROJECT_ASSIGNEES, ids);
  const customers = await getProjectCustomers(
    tx,
    rows.map(({ customer_id }) => customer_id),
  );
  const columns = await getColumnNames(
    { tx },
    rows.map(({ column_id }) => column_id),
  );
  const counts = await countTasks(tx, ids);
  return rows.map((row) => {
    const customer = (row.customer_id !== null && customers.get(row.customer_id)) || null;
    const column = (row.column_id !== null && columns.get(row.column_id)) || undefined;
    const task_counts = counts.get(row.id) ?? { total: 0, open: 0, overdue: 0 };
    return {
      ...copyFields(row),
      est_hours: Number(row.est_hours),
      budget_amount: amount(row.budget_amount),
      hourly_rate: amount(row.hourly_rate),
      start_date: row.start_date.toISOString(),
      end_date: row.end_date?.toISOString() ?? null,
      customer_id: customer?.customer_id ?? null,
      customer_name: customer?.displayName ?? '',
      customer,
      // The billing domain provides them.
      attachedInvoices: [],
      assignees: assignees.get(row.id) ?? [],
      board: row.board_id !== null && column ? { id: row.board_id, name: column.board } : null,
      column_name: column?.name ?? '',
      column_color: column?.color ?? '',
      task_counts,
      progress: getProgress(task_counts),
      tags: getTags(row.id),
      ...getStamps(row),
      created_by: personIn(authors, row.author_id),
    };
  });
}

/** Name of a project's customer in a query over projects, '' for a customer that the user may not see. */
const customerName = (reader?: Pick<TenantWrite, 'actor'>) => sql`coalesce((
  select customers.display_name from customers
  where customers.tenant_id = projects.tenant_id and customers.id = projects.customer_id
    and customers.deleted_at is null ${whereNamed('customers', reader)}
), '')`;

/** Returns how lists are ordered and filtered by the name of the customer. */
const byCustomer = (reader?: Pick<TenantWrite, 'actor'>) => {
  const value = customerName(reader);
  return {
    orders: { customer_name: { kind: 'text', value: sql`lower(${value})` } },
    filters: { customer_name: { type: 'text', value } },
  } as const;
};

/** Leaves out customers, with their vehicles, that the user may not see. */
async function hideNames(
  reader: Pick<TenantWrite, 'tx' | 'actor'>,
  records: readonly Project[],
): Promise<readonly Project[]> {
  const hidden = await findHidden(
    reader,
    customerEntity,
    records.map(({ customer_id }) => customer_id),
  );
  return records.map((record) =>
    hidden.has(record.customer_id ?? 0) ? { ...record, customer: null, customer_name: '' } : record,
  );
}

const COLUMN_NAME = sql`coalesce((
  select c.name from board_columns c where c.tenant_id = projects.tenant_id and c.id = projects.column_id
), '')`;

const FIRST_ASSIGNEE = sql`(
  select min(a.user_id) from project_assignees a where a.tenant_id = projects.tenant_id and a.project_id = projects.id
)`;

/** Entity of projects. */
export const projectEntity = defineEntity<ProjectRecord, Project, ProjectFields>({
  ...PROJECT_ACCESS,
  ...TABLE,
  plural: 'projects',
  words: ['project', 'projects'],
  rateFields: ['hourly_rate', 'budget_amount'],
  hasCustomFields: true,
  list: {
    fields: PROJECT_FIELDS,
    usual: { by: 'updated_at', direction: 'desc' },
    orders: {
      ...byCustomer().orders,
      // Projects without an end come last.
      end_date: { kind: 'time', value: sql.ref('projects.end_key'), isColumn: true },
      est_hours: { kind: 'decimal', value: sql.ref('projects.est_hours'), isColumn: true },
    },
    filters: {
      ...byCustomer().filters,
      column_name: { type: 'text', value: COLUMN_NAME },
      assignees: { type: 'person', value: FIRST_ASSIGNEE, chosen: isProjectAssigned },
    },
  },
  ownFilters: ({ customer_id, board_id, column_id, assignee_id }) => [
    ...(customer_id === undefined ? [] : [sql<boolean>`projects.customer_id = ${customer_id}`]),
    ...(board_id === undefined ? [] : [sql<boolean>`projects.board_id = ${board_id}`]),
    ...(column_id === undefined ? [] : [sql<boolean>`projects.column_id = ${column_id}`]),
    ...(assignee_id === undefined ? [] : [isProjectAssigned([Number(assignee_id)])]),
  ],
  listFor: (reader) => (hasHiddenNames(reader) ? byCustomer(reader) : undefined),
  toColumns,
  toRecords,
  hideNames,
  saveRelations: eachByItself(async (write, id, { assignees }) => {
    if (assignees) await setPeople(write, PROJECT_ASSIGNEES, id, assignees);
  }),
  getParts: async (tx, ids) => {
    const assignees = await getPeopleOf(tx, PROJECT_ASSIGNEES, ids);
    return (id) => ({ assignees: (assignees.get(id) ?? []).map((person) => person.id) });
  },
  beforeRestore: (write, ids) => placeAgain(write, 'projects', ids),
  searchTexts: ({ number, title, customer_name, description }) => [
    title,
    String(number),
    customer_name,
    markupText(parseMarkup(description)).slice(0, 1000),
  ],
  getTitle: ({ title }) => title,
  getSubtitle: ({ customer_name }) => customer_name,
});
