import { PhoneLink, useMe } from '@org/admin-kit';
import { countryName } from '@org/schema';
import type { Customer } from '@org/schema/entities';
import { Button, Icon, TagMark } from '@org/ui';
import { IconPencil } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import type { CustomerFormValues } from '../customer-form.ts';
import { LABELS, text as words } from '../messages.ts';
import { text } from './messages.ts';

/** Props of the facts: customer, and the handler that edits a field. */
export interface CustomerFactsProps {
  readonly customer: Customer;
  readonly onEdit: ((field?: keyof CustomerFormValues & string) => void) | undefined;
}

interface Fact {
  readonly field: keyof CustomerFormValues & string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Fields that are offered for adding while they are empty. */
const OFFERED: ReadonlySet<string> = new Set(['email', 'phone', 'company']);

function getFacts(customer: Customer): Fact[] {
  const { email, phone, company, job_title, tax_number, website, country, source, owner } =
    customer;
  return [
    {
      field: 'email',
      label: LABELS.email,
      value: email && <a href={`mailto:${email}`}>{email}</a>,
    },
    {
      field: 'phone',
      label: LABELS.phone,
      value: phone && <PhoneLink phone={phone}>{phone}</PhoneLink>,
    },
    { field: 'company', label: LABELS.company, value: company },
    { field: 'job_title', label: LABELS.job_title, value: job_title },
    { field: 'tax_number', label: LABELS.tax_number, value: tax_number },
    {
      field: 'website',
      label: LABELS.website,
      value: website && (
        <a href={website} target="_blank" rel="noreferrer">
          {website}
        </a>
      ),
    },
    { field: 'country', label: LABELS.country, value: countryName(country) },
    { field: 'owner_id', label: LABELS.owner_id, value: owner?.displayName },
    { field: 'source', label: LABELS.source, value: source },
  ];
}

function List({ title, rows }: { readonly title: string; readonly rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="ad-facts-list">
      <h3>{title}</h3>
      <ul>{rows}</ul>
    </div>
  );
}

/** Renders the contact details of a customer for reading; each leads to its field in the form. */
export function CustomerFacts({ customer, onEdit }: CustomerFactsProps): ReactElement {
  const { settings } = useMe();
  const shown = getFacts(customer).filter(
    ({ field, value }) => Boolean(value) || (onEdit && OFFERED.has(field)),
  );
  const withVehicles = settings?.invoice_settings.use_vehicle !== false;
  return (
    <section className="ad-record-card" aria-labelledby="customer-details">
      <header>
        <h2 className="at-section-title" id="customer-details">
          {text.details}
        </h2>
        {onEdit && (
          <Button
            size="xs"
            leftSection={<Icon of={IconPencil} size={14} />}
            onClick={() => onEdit('firstname')}
          >
            {text.edit}
          </Button>
        )}
      </header>
      <dl className="ad-facts">
        {shown.map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {value}
              {onEdit && (
                <button
                  type="button"
                  className={value ? 'ad-fact-edit' : 'ad-fact-add'}
                  aria-label={text.editField(label)}
                  onClick={() => onEdit(field)}
                >
                  {value ? <Icon of={IconPencil} size={14} /> : text.missing}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <List
        title={text.contacts}
        rows={customer.contacts.map(({ id, name, role, email, phone, isPrimary }) => (
          <li key={id}>
            <strong>{name}</strong> {isPrimary && <TagMark color="blue" name={text.primary} />}
            {role && <span className="at-meta">{role}</span>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <PhoneLink phone={phone}>{phone}</PhoneLink>}
          </li>
        ))}
      />
      <List
        title={text.addresses}
        rows={customer.addresses.map(
          ({ id, type, street, city, province, postalCode, countryCode }) => (
            <li key={id}>
              <span className="at-meta">{words[type ?? 'other']}</span>
              {[street, city, [province, postalCode].filter(Boolean).join(' '), countryCode]
                .filter(Boolean)
                .join(', ')}
            </li>
          ),
        )}
      />
      {withVehicles && (
        <List
          title={text.vehicles}
          rows={customer.vehicles.map(({ id, year, make, model, plate, vin }) => (
            <li key={id}>
              {[year, make, model].filter(Boolean).join(' ')}
              <span className="at-meta">{[plate, vin].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        />
      )}
    </section>
  );
}
