import {
  EMPTY_FORM_FIELD,
  FORM_FIELD_TYPES,
  type FormField,
  type JsonObject,
  toDynamicForm,
} from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { FORM_ITEMS } from '../src/blocks/custom-form/form-items.ts';
import { behavioursIn, pageScript } from '../src/page-scripts/page-script.ts';
import { SETTINGS } from '../src/registry/settings.gen.ts';
import { accepts, getDefaults } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  ...EMPTY_FORM_FIELD,
  id: label,
  label,
  ...more,
});
const required = { required: true, pattern: { value: '', message: '' } };

/**
 * Returns the HTML of a page with a form.
 * @param fields - fields or any stored value
 * @param props - other props
 * @param editing - whether it is edited
 */
function form(fields: readonly FormField[] | object, props: object = {}, editing = false): string {
  const dynamicForm = Array.isArray(fields) ? toDynamicForm(fields) : fields;
  const block = { type: 'CustomForm', props: { ...props, dynamicForm } as unknown as JsonObject };
  return pageHtml(
    { type: 'Section', children: [{ type: 'Column', children: [block] }] },
    { editing },
  );
}

describe('a form', () => {
  it('FORM-001 has its props, each with a default', () => {
    expect(Object.keys(getDefaults('CustomForm')).sort()).toEqual(
      [
        'formName',
        'submitButtonText',
        'submitButtonVariant',
        'successMessage',
        'errorMessage',
        'recipients',
        'confirmSender',
        'tags',
        'createCustomer',
        'newsletterSignup',
        'newsletterListId',
        'newsletterText',
        'bookingPlaces',
        'bookingMinutes',
        'bookingField',
        'dynamicForm',
      ].sort(),
    );
    expect(accepts('CustomForm', { submitButtonVariant: 'loud' })).toBe(false);
    expect(accepts('CustomForm', { dynamicForm: { name: { label: 7 } } })).toBe(false);
  });

  it('FORM-002 FORM-006 stores fields by their labels in lower case, and sorts them by sort', () => {
    const { first_name, email } = toDynamicForm([field('First Name'), field('Email')]);
    const html = form({ email: { ...email, sort: 0 }, first_name: { ...first_name, sort: 1 } });
    expect([...html.matchAll(/data-field="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'email',
      'first_name',
    ]);
    expect(html).toMatch(/<input [^>]*name="first_name"/);
  });

  it('FORM-013 FORM-024 FORM-022 FORM-020 has the same validation in the browser as on the server', () => {
    const html = form([
      field('Email', { validateEmail: true }),
      field('Phone', { type: 'phone' }),
      field('Vehicle', { type: 'vehicle' }),
      field('Drawing', { type: 'file' }),
    ]);
    expect(html).toMatch(/type="email"[^>]*title="invalid email address"/);
    expect(html).toMatch(/type="tel"/);
    expect(html).toMatch(/<input [^>]*maxLength="4"[^>]*name="vehicle.year"/);
    expect(html).toMatch(/type="file"[^>]*accept=".jpg,.jpeg,.png,.pdf"[^>]*name="drawing\[\]"/);
    expect(html).toContain('15mb');
  });

  it('FORM-036 marks required fields, and leaves conditional ones to the script', () => {
    const html = form([
      field('Topic', { type: 'select', options: ['Order'], rules: required }),
      field('Order number', { rules: required, showWhen: { label: 'Topic', value: 'Order' } }),
    ]);
    expect(html).toMatch(/<select [^>]*required=""/);
    expect(html).toMatch(/data-field="order_number"[^>]*data-when="topic" data-is="Order"/);
    expect(html).not.toMatch(/<input [^>]*name="order_number"[^>]*required/);
    expect(html.match(/org-custom-form-star/g)).toHaveLength(2);
    // The mark stays when the label is hidden.
    expect(form([field('Name', { rules: required, showLabel: false })])).toMatch(
      /<\/label><span class="org-custom-form-star"/,
    );
  });

  it('FORM-009 shows the author’s confirmation, or the default one, when its page is opened after sending', () => {
    expect(form([field('Name')])).toMatch(
      /data-part="success" id="(b\d+-sent)"[^>]*>Thank you for your submission</,
    );
    expect(form([field('Name')], { successMessage: 'Soon' })).toContain('>Soon</p>');
  });

  it('FORM-034 shows the opt-in when the newsletter is enabled', () => {
    expect(form([field('Name')])).not.toContain('name="newsletter"');
    const html = form([field('Name')], { newsletterSignup: true, newsletterText: 'Yes, news' });
    expect(html).toMatch(/name="newsletter" value="yes"[^>]*\/?><span>Yes, news</);
  });

  it('FORM-027 shows an empty state without fields', () => {
    expect(form({})).toContain('No Fields');
  });

  it('ERR-008 disables the address search without a service, and accepts the parts', () => {
    const html = form([field('Address', { type: 'address' })]);
    expect(html).toMatch(/disabled=""[^>]*placeholder="Unable to load"/);
    for (const part of ['street', 'city', 'province', 'postalCode', 'country'])
      expect(html).toContain(`name="address.${part}"`);
  });

  it('leaves the address search to its script when there is a service', () => {
    const dynamicForm = toDynamicForm([field('Address', { type: 'address' })]);
    const block = { type: 'CustomForm', props: { dynamicForm } as unknown as JsonObject };
    const column = { type: 'Column', children: [block] };
    const html = pageHtml({ type: 'Section', children: [column] }, { findsPlaces: true });
    expect(behavioursIn(html)).toEqual(['address-places', 'form-send']);
    expect(html).toMatch(/data-part="finder"[^>]*hidden=""/);
    expect(html).toMatch(/<input type="hidden" name="address.countryCode"/);
    expect(html).not.toMatch(/Unable to load"|disabled/);
  });

  it('never renders the recipients, and loads only the scripts it needs', () => {
    const html = form([field('Name')], { recipients: 'staff@alpha.example' });
    expect(html).not.toContain('staff@alpha.example');
    expect(behavioursIn(html)).toEqual(['form-send']);
    const steps = form([
      field('One', { type: 'step' }),
      field('A'),
      field('Two', { type: 'step' }),
      field('B'),
    ]);
    expect(behavioursIn(steps)).toEqual(['form-flow', 'form-send']);
    expect(pageScript(behavioursIn(form([field('Name')], {}, true)))).toBe('');
  });

  it('renders with any stored fields', () => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`f${at}`, field(`Field ${at}`)]),
    );
    const hostile = [
      null,
      7,
      [],
      {},
      { label: 'x'.repeat(10_000), type: 'nothing', options: 'a' },
      { label: '"><script>alert(1)</script>', type: 'infoBox', infoBox: null },
      { label: 'Loop', type: 'text', showWhen: { label: 'Loop', value: '' } },
    ];
    for (const stored of [many, { ...hostile }, { a: { rules: 7, options: [null, {}] } }]) {
      const html = form(stored);
      expect(html).not.toContain('<script');
      expect(html.match(/data-part="field"/g)?.length ?? 0).toBeLessThanOrEqual(100);
    }
  });
});

describe('the fields of a form in its settings', () => {
  const items = FORM_ITEMS.toItems(
    toDynamicForm([field('Name', { rules: required })]) as unknown as JsonObject,
  );
  const [name = {}] = items;
  const kept = (item: JsonObject): FormField =>
    Object.values(
      FORM_ITEMS.toKept([item]) as unknown as Record<string, FormField>,
    )[0] as FormField;

  it('are converted back to the stored fields', () => {
    const all = FORM_FIELD_TYPES.map((type) =>
      field(`A ${type}`, {
        type,
        options: ['select', 'radio', 'checkbox'].includes(type) ? ['a'] : [],
      }),
    );
    const form = toDynamicForm(all) as unknown as JsonObject;
    expect(FORM_ITEMS.toKept(FORM_ITEMS.toItems(form))).toEqual(form);
  });

  it('FORM-012 FORM-016 FORM-017 report missing values', () => {
    expect(FORM_ITEMS.problems({ ...name, label: '', type: '' }, items)).toEqual({
      label: 'Label is required',
      type: 'Type is required',
    });
    expect(FORM_ITEMS.problems({ ...name, type: 'checkbox' }, items)).toEqual({
      checkboxLabel: 'Checkbox label is required',
    });
    expect(FORM_ITEMS.problems({ ...name, type: 'checkbox', options: 'A' }, items)).toEqual({});
    expect(FORM_ITEMS.problems({ ...name, type: 'infoBox' }, items)).toEqual({
      infoTitle: 'Title is required',
      infoDescription: 'Description is required',
    });
  });

  it('FORM-018 parse comma-separated options', () => {
    expect(kept({ ...name, type: 'select', options: 'Red, Blue,, Red ' }).options).toEqual([
      'Red',
      'Blue',
    ]);
  });

  it('FORM-014 FORM-015 are an email address or a phone number only for the right types, and never both', () => {
    const both = { ...name, validateEmail: true, validatePhone: true };
    expect(kept(both)).toMatchObject({ validateEmail: true, validatePhone: false });
    expect(kept({ ...both, type: 'number', customerMapping: 'email' })).toMatchObject({
      validateEmail: false,
      validatePhone: false,
      customerMapping: '',
    });
    const list = SETTINGS.CustomForm.find(({ prop }) => prop === 'dynamicForm');
    const inner = list?.kind === 'list' ? list.fields : [];
    for (const prop of ['validateEmail', 'customerMapping'])
      expect(inner.find((one) => one.prop === prop)?.when).toEqual({
        prop: 'type',
        is: ['text', 'phone'],
      });
    expect(inner.find((one) => one.prop === 'validateEmail')).toMatchObject({
      sets: { validatePhone: false },
    });
  });

  it('FORM-033 offer the listed types, an info box and a step', () => {
    expect(FORM_FIELD_TYPES).toEqual(
      'text textarea phone number date select radio checkbox file address vehicle product infoBox step'.split(
        ' ',
      ),
    );
  });

  it.each(FORM_FIELD_TYPES.filter((type) => type !== 'infoBox' && type !== 'step'))(
    'FORM-004 FORM-033 renders the info box of a %s field with that field, and describes its input by it',
    (type) => {
      const infoBox = {
        title: 'Why',
        description: 'We <ask>',
        variant: 'warning',
        align: 'end',
      } as const;
      const html = form([
        field('One', { type, infoBox: { ...EMPTY_FORM_FIELD.infoBox, ...infoBox } }),
        field('Two'),
      ]);
      const [first = '', second = ''] = html.split('data-field="').slice(1);
      const id = /<div id="([^"]+)" class="org-custom-form-info"/.exec(first)?.[1];
      expect(first).toContain('data-variant="warning" data-align="end"');
      expect(first).toContain('We &lt;ask&gt;');
      expect(first).toContain(`aria-describedby="${id} `);
      expect(second).not.toContain('org-custom-form-info');
    },
  );

  it('FORM-033 lets authors set the info box of every input field', () => {
    const list = SETTINGS.CustomForm.find(({ prop }) => prop === 'dynamicForm');
    const title = (list?.kind === 'list' ? list.fields : []).find(
      ({ prop }) => prop === 'infoTitle',
    );
    expect(title?.when).toMatchObject({ is: expect.arrayContaining(['text', 'file', 'infoBox']) });
  });
});

describe('a newsletter sign-up', () => {
  const html = pageHtml({
    type: 'Section',
    children: [{ type: 'Column', children: [{ type: 'NewsletterSignup', props: { listId: 3 } }] }],
  });

  it('BLK-NEWSLETTER-01 requires an email address, with its own message', () => {
    expect(html).toMatch(
      /type="email"[^>]*pattern="[^"]+" title="Invalid email address"[^>]*required=""/,
    );
  });

  it('works without scripts', () => {
    expect(html).toContain('action="/api/v1/signup/"');
    expect(html).toContain('name="listId" value="3"');
    expect(behavioursIn(html)).toEqual(['newsletter-send']);
  });
});
