import {
  FONT_WEIGHTS,
  NAV_DEFAULTS,
  type NavItem,
  type NavSettings,
  readNavigation,
} from '@org/schema';
import { ColorField, FormSection, NativeSelect, NumberField, Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { text } from './messages.ts';
import { NavItemsField } from './nav-items-field.tsx';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';

/** What the section of the navigation holds: the look as it is stored, and the items. */
export type NavigationValues = {
  look: string;
  items: readonly NavItem[];
  right: readonly NavItem[];
};

const { labels } = text.nav;

/** What is drawn of items at the right has no children; the list of them takes all items alike. */
const asItems = (items: readonly object[]): NavItem[] =>
  items.map((item) => ({ children: [], ...item }) as unknown as NavItem);

/** The navigation of the site. Source: NAV-012, NAV-018 to NAV-020. */
export const NAVIGATION: SectionForm<NavigationValues> = {
  paths: {
    look: 'theme.mainnav_settings',
    items: 'theme.mainnav_items',
    right: 'theme.rightnav_items',
  },
  labels,
  read({ theme }) {
    const { settings, main, right } = readNavigation(theme);
    // Items that stand inside the settings move beside them with the next save: there is one place for them.
    return { look: JSON.stringify(settings), items: main, right: asItems(right) };
  },
  write: ({ look, items, right }) => ({
    look,
    items,
    right: right.map(({ children: _none, ...item }) => item) as unknown as readonly NavItem[],
  }),
};

/** Of a comparison of two people's versions: the names of the items. */
export function describeNavigation(field: string, value: unknown): string {
  if (field === 'look') return String(value);
  const items = Array.isArray(value) ? (value as NavItem[]) : [];
  return items
    .map(({ linkText, field_type }) => linkText || (text.nav.item.types[field_type] ?? field_type))
    .join(', ');
}

interface LookProps {
  readonly look: NavSettings;
  readonly readOnly: boolean;
  readonly set: (change: Partial<NavSettings>) => void;
}

function LookFields({ look, readOnly, set }: LookProps) {
  const pixels = (
    name: 'navbarHeight' | 'logoAreaWidth' | 'logoAreaHeight',
    max: number,
    min = 0,
  ) => (
    <NumberField
      size="sm"
      label={text.nav.look[name]}
      unit="px"
      min={min}
      max={max}
      value={look[name]}
      disabled={readOnly}
      onChange={(value) => set({ [name]: value === '' ? NAV_DEFAULTS[name] : value })}
    />
  );
  const color = (name: 'backgroundColor' | 'navItemColor') => (
    <ColorField
      size="sm"
      label={text.nav.look[name]}
      placeholder={text.nav.ofTheme}
      clearable
      value={look[name]}
      disabled={readOnly}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const toggle = (name: 'fluid' | 'sticky' | 'transparentOnHomepage') => (
    <Switch
      label={text.nav.look[name]}
      checked={look[name]}
      disabled={readOnly}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  );
  return (
    <>
      <div className="ad-pair">
        {pixels('navbarHeight', 300, 32)}
        <NativeSelect
          label={text.nav.look.navItemFontWeight}
          data={FONT_WEIGHTS.map((weight) => ({ value: String(weight), label: String(weight) }))}
          value={String(look.navItemFontWeight)}
          disabled={readOnly}
          onChange={(event) =>
            set({
              navItemFontWeight:
                FONT_WEIGHTS.find((weight) => String(weight) === event.currentTarget.value) ??
                NAV_DEFAULTS.navItemFontWeight,
            })
          }
        />
      </div>
      <div className="ad-pair">
        {pixels('logoAreaWidth', 600)}
        {pixels('logoAreaHeight', 300)}
      </div>
      <div className="ad-pair">
        {color('backgroundColor')}
        {color('navItemColor')}
      </div>
      {toggle('fluid')}
      {toggle('sticky')}
      {toggle('transparentOnHomepage')}
      <div className="ad-pair">
        <NativeSelect
          label={text.nav.look.mobileNavStyle}
          data={[
            { value: 'offcanvas', label: text.nav.offcanvas },
            { value: 'dropdown', label: text.nav.dropdown },
          ]}
          value={look.mobileNavStyle}
          disabled={readOnly}
          onChange={(event) =>
            set({
              mobileNavStyle: event.currentTarget.value === 'dropdown' ? 'dropdown' : 'offcanvas',
            })
          }
        />
        <NativeSelect
          label={text.nav.look.mobileNavStylePosition}
          data={[
            { value: 'start', label: text.nav.start },
            { value: 'end', label: text.nav.end },
          ]}
          value={look.mobileNavStylePosition}
          disabled={readOnly || look.mobileNavStyle !== 'offcanvas'}
          onChange={(event) =>
            set({
              mobileNavStylePosition: event.currentTarget.value === 'end' ? 'end' : 'start',
            })
          }
        />
      </div>
    </>
  );
}

/** Items and look of the navigation. */
export function NavigationFields({
  form,
  readOnly,
}: SectionFieldsProps<NavigationValues>): ReactElement {
  const items = (name: 'items' | 'right') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <NavItemsField
          label={labels[name]}
          value={field.value}
          onChange={field.onChange}
          atRight={name === 'right'}
          readOnly={readOnly}
          error={fieldState.error?.message}
        />
      )}
    />
  );
  return (
    <>
      <FormSection title={labels.items} text={text.nav.itemsText}>
        {items('items')}
      </FormSection>
      <FormSection title={labels.right} text={text.nav.rightText}>
        {items('right')}
      </FormSection>
      <FormSection title={labels.look}>
        <Controller
          control={form.control}
          name="look"
          render={({ field }) => {
            const look = readNavigation({ mainnav_settings: field.value }).settings;
            return (
              <LookFields
                look={look}
                readOnly={readOnly}
                set={(change) => field.onChange(JSON.stringify({ ...look, ...change }))}
              />
            );
          }}
        />
      </FormSection>
    </>
  );
}
