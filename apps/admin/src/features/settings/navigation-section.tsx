import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { NAV_DEPTH, NAV_ITEM_TYPES, type NavItem, RIGHT_ITEM_TYPES } from '@org/schema/entities';
import { FormSection } from '@org/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { NavItems } from '../../shell/navigation/nav-items.tsx';
import { type NavLook, NavLookFields } from '../../shell/navigation/nav-look-fields.tsx';
import { getMenus } from '../../shell/navigation/site-menu.ts';
import { themeSwatches } from '../../shell/theme/theme-swatches.ts';
import { text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import { SwitchField } from './setting-fields.tsx';

/** Form values of the navigation section: style as JSON, and items. */
export type NavigationValues = {
  look: string;
  items: readonly NavItem[];
  right: readonly NavItem[];
  cart: boolean;
};

const { labels } = text.nav;

/** Form of the navigation section. */
export const NAVIGATION: SectionForm<NavigationValues> = {
  paths: {
    look: 'theme.mainnav_settings',
    items: 'theme.mainnav_items',
    right: 'theme.rightnav_items',
    cart: 'cart.enabled',
  },
  labels,
  read(settings) {
    const { main, right, look } = getMenus(settings);
    return { look: JSON.stringify(look), items: main, right, cart: settings.cart.enabled };
  },
  // Items that are nested in the settings move to the theme on the next save, so that there is one location for them.
  write: ({ look, items, right, cart }) => ({
    look: { ...(JSON.parse(look) as NavLook), mainnav_items: [] },
    items,
    right,
    cart,
  }),
};

/** Renders items and style of the navigation. */
export function NavigationFields({
  form,
  readOnly,
}: SectionFieldsProps<NavigationValues>): ReactElement {
  const { theme } = useSuspenseQuery(callQuery(useApi(), apiContract.settings.get)).data.settings;
  const menu = (name: 'items' | 'right') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <>
          <NavItems
            title={labels[name]}
            items={field.value}
            types={name === 'right' ? RIGHT_ITEM_TYPES : NAV_ITEM_TYPES}
            deepest={name === 'right' ? 0 : NAV_DEPTH}
            readOnly={readOnly}
            onChange={field.onChange}
          />
          {fieldState.error && (
            <p className="ad-field-error" role="alert">
              {fieldState.error.message}
            </p>
          )}
        </>
      )}
    />
  );
  return (
    <>
      <FormSection title={text.nav.bar} text={text.nav.itemsText}>
        {menu('items')}
        {menu('right')}
        <SwitchField
          form={form}
          name="cart"
          label={labels.cart}
          description={text.nav.cartText}
          readOnly={readOnly}
        />
      </FormSection>
      <FormSection title={labels.look}>
        <Controller
          control={form.control}
          name="look"
          render={({ field }) => {
            const look = JSON.parse(field.value) as NavLook;
            return (
              <NavLookFields
                look={look}
                swatches={themeSwatches(theme)}
                readOnly={readOnly}
                onChange={(change) => field.onChange(JSON.stringify({ ...look, ...change }))}
              />
            );
          }}
        />
      </FormSection>
    </>
  );
}
