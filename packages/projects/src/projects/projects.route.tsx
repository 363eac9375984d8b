import { EntityList, NewRecordRoute, RecordRoute, toListFields, useCan } from '@org/admin-kit';
import { IconTemplate } from '@tabler/icons-react';
import { type ReactElement, useMemo } from 'react';
import { text } from './messages.ts';
import { PROJECT_SCREEN } from './project.config.tsx';
import { PROJECT_LIST } from './project-list.config.tsx';
import { useCustomFields } from './use-custom-fields.ts';

/** Links beside the title of the list. */
const MENU = [{ label: text.templates, icon: IconTemplate, href: '/admin/projects/templates' }];

/** Renders the list of projects, with the tenant's custom fields as columns. */
export function ProjectsRoute(): ReactElement {
  const own = useCustomFields(useCan('projects.can_view'));
  const fields = useMemo(() => own.data && toListFields(own.data), [own.data]);
  return <EntityList screen={PROJECT_LIST} menu={MENU} {...(fields && { ownFields: fields })} />;
}

/** Renders the form of a new project. With `customer` in the URL the project is for that customer. */
export function NewProjectRoute(): ReactElement {
  const customer = new URLSearchParams(window.location.search).get('customer') ?? '';
  const given = /^\d{1,15}$/.test(customer) ? { customer_id: customer } : undefined;
  return <NewRecordRoute screen={PROJECT_SCREEN} {...(given && { given })} />;
}

/** Renders the project whose id is in the URL. */
export function ProjectRoute(): ReactElement {
  return <RecordRoute screen={PROJECT_SCREEN} />;
}
