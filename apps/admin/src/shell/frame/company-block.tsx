import { useMe, useSwitchTenant } from '@org/admin-kit';
import { OWNER_ROLE_ID } from '@org/schema';
import type { Me } from '@org/schema/entities';
import { Icon, Menu, StatusDot } from '@org/ui';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../menu/messages.ts';

/** Status of an active agency. */
const ACTIVE_AGENCY = 1;

/** Content of the top of the sidebar. */
export type BlockChoice =
  | { readonly kind: 'company'; readonly name: string; readonly note: string }
  | { readonly kind: 'agency'; readonly name: string; readonly active: boolean };

/** Returns the name at the top: the tenant's, the agency's for its users without a tenant, and the platform's for its owner. */
function chooseBlock({
  user,
  tenant,
  agency,
}: Pick<Me, 'user' | 'tenant' | 'agency'>): BlockChoice | undefined {
  if (tenant) return { kind: 'company', name: tenant.name, note: agency?.name ?? '' };
  if (user.role_id === OWNER_ROLE_ID)
    return { kind: 'company', name: text.platform, note: text.noTenant };
  if (agency) return { kind: 'agency', name: agency.name, active: agency.status === ACTIVE_AGENCY };
  return undefined;
}

const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('') || '·';

function Face({ block, wide, choice }: { block: BlockChoice; wide: boolean; choice: boolean }) {
  return (
    <>
      <span className="ad-company-mark" aria-hidden>
        {initials(block.name)}
      </span>
      {wide && (
        <span className="ad-company-words">
          <strong>{block.name}</strong>
          {block.kind === 'company' && block.note && <span className="at-meta">{block.note}</span>}
          {block.kind === 'agency' && block.active && (
            <StatusDot tone="success" label={text.active} />
          )}
        </span>
      )}
      {wide && choice && <span className="at-hidden">{text.switchTenant}</span>}
      {wide && choice && <Icon of={IconSelector} />}
    </>
  );
}

/** Renders the company or the agency, and the switch for users with several. */
export function CompanyBlock({ wide }: { readonly wide: boolean }): ReactElement | null {
  const me = useMe();
  const switchTenant = useSwitchTenant();
  const block = chooseBlock(me);
  if (!block) return null;

  const choice = me.tenants.length > 1 || (!me.tenant && me.tenants.length > 0);
  if (!choice) {
    return (
      <div className="ad-company" data-kind={block.kind} title={wide ? undefined : block.name}>
        <Face block={block} wide={wide} choice={false} />
      </div>
    );
  }
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button
          type="button"
          className="ad-company"
          data-kind={block.kind}
          {...(!wide && { 'aria-label': `${block.name}. ${text.switchTenant}` })}
        >
          <Face block={block} wide={wide} choice />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.switchTenant}</Menu.Label>
        {me.tenants.map((tenant) => (
          <Menu.Item
            key={tenant.id}
            {...(tenant.id === me.tenant?.id
              ? { 'aria-current': true }
              : { onClick: () => switchTenant(tenant) })}
            rightSection={
              tenant.id === me.tenant?.id && <Icon of={IconCheck} label={text.active} />
            }
          >
            {tenant.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
