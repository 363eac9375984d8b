import { ActionIcon, Icon, Menu } from '@org/ui';
import { IconArrowsJoin, IconDots, IconFileImport, IconForms } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { useCan } from '../../app/session/use-me.ts';
import { CUSTOMER_SCREEN } from './customer.declaration.tsx';
import { CUSTOMER_LIST } from './customer-list.declaration.tsx';
import { asListFields, customFieldsQuery } from './customers.queries.ts';
import { text } from './messages.ts';

/** All customers of the tenant. Source: SHELL-015. */
export function CustomersRoute(): ReactElement {
  const mayView = useCan('customers.can_view');
  const own = useQuery({ ...customFieldsQuery(), enabled: mayView });
  const fields = useMemo(() => own.data && asListFields(own.data), [own.data]);
  return (
    <EntityList
      screen={CUSTOMER_LIST}
      {...(fields && { ownFields: fields })}
      buttons={<CustomersMenu />}
    />
  );
}

/** What else there is to do with customers. */
function CustomersMenu(): ReactElement {
  const mayImport = useCan('imports.can_create');
  const mayMerge = useCan('customers.can_update');
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={36} variant="default" aria-label={text.more}>
          <Icon of={IconDots} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayImport && (
          <Menu.Item
            component={AppLink}
            href="/admin/imports/new"
            leftSection={<Icon of={IconFileImport} />}
          >
            {text.importFile}
          </Menu.Item>
        )}
        {mayMerge && (
          <Menu.Item
            component={AppLink}
            href="/admin/customers/duplicates"
            leftSection={<Icon of={IconArrowsJoin} />}
          >
            {text.duplicates}
          </Menu.Item>
        )}
        <Menu.Item
          component={AppLink}
          href="/admin/customers/fields"
          leftSection={<Icon of={IconForms} />}
        >
          {text.customFields}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The form of a customer that does not exist yet. */
export function NewCustomerRoute(): ReactElement {
  return <NewRecordRoute screen={CUSTOMER_SCREEN} />;
}

/** One customer. Source: ROUTE-ADMIN-03. */
export function CustomerRoute(): ReactElement {
  return <RecordRoute screen={CUSTOMER_SCREEN} />;
}
