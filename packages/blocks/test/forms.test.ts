import {
  EMPTY_FORM_FIELD,
  FORM_FIELD_TYPES,
  type FormField,
  type JsonObject,
  toDynamicForm,
} from '@org/schema';
import { describe, expect, it } from 'vitest';
import { FORM_ITEMS } from '../src/blocks/custom-form/form-items.ts';
import { behavioursIn, pageScript } from '../src/page-script.ts';
import { SETTINGS } from '../src/settings.gen.ts';
import { accepts, getDefaults } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  ...EMPTY_FORM_FIELD,
  id: label,
  label,
  ...more,
});
const required = { required: true, pattern: { value: '', message: '' } };

/** HTML of a page with a form. Shape: fields or whatever is stored in their place, other props, whether it is edited. */
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
        'tags',
        'createCustomer',
        'newsletterSignup',
        'newsletterListId',
        'newsletterText',
        'dynamicForm',
      ].sort(),
    );
    expect(accepts('CustomForm', { submitButtonVariant: 'loud' })).toBe(false);
    expect(accepts('CustomForm', { dynamicForm: { name: { label: 7 } } })).toBe(false);
  });

  it('FORM-002 FORM-006 keeps fields by their labels in lower case, and shows them in the order of sort', () => {
    const { first_name, email } = toDynamicForm([field('First Name'), field('Email')]);
    const html = form({ email: { ...email, sort: 0 }, first_name: { ...first_name, sort: 1 } });
    expect([...html.matchAll(/data-field="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'email',
      'first_name',
    ]);
    expect(html).toMatch(/<input [^>]*name="first_name"/);
  });

  it('FORM-013 FORM-024 FORM-022 FORM-020 asks the browser for what the server asks for', () => {
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

  it('FORM-036 flags what is required, and leaves it to the script where a field is not always there', () => {
    const html = form([
      field('Topic', { type: 'select', options: ['Order'], rules: required }),
      field('Order number', { rules: required, showWhen: { label: 'Topic', value: 'Order' } }),
    ]);
    expect(html).toMatch(/<select [^>]*required=""/);
    expect(html).toMatch(/data-field="order_number"[^>]*data-when="topic" data-is="Order"/);
    expect(html).not.toMatch(/<input [^>]*name="order_number"[^>]*required/);
    expect(html.match(/org-custom-form-star/g)).toHaveLength(2);
    // The flag stays where the label is not shown.
    expect(form([field('Name', { rules: required, showLabel: false })])).toMatch(
      /<\/label><span class="org-custom-form-star"/,
    );
  });

  it('FORM-009 thanks in the author’s words, or in its own, where its page is led back to', () => {
    expect(form([field('Name')])).toMatch(
      /data-part="success" id="(b\d+-sent)"[^>]*>Thank you for your submission</,
    );
    expect(form([field('Name')], { successMessage: 'Soon' })).toContain('>Soon</p>');
  });

  it('FORM-034 shows the opt-in where the newsletter is switched on', () => {
    expect(form([field('Name')])).not.toContain('name="newsletter"');
    const html = form([field('Name')], { newsletterSignup: true, newsletterText: 'Yes, news' });
    expect(html).toMatch(/name="newsletter" value="yes"[^>]*\/?><span>Yes, news</);
  });

  it('FORM-027 says that it has no fields', () => {
    expect(form({})).toContain('No Fields');
  });

  it('ERR-008 says of the box that finds addresses that it cannot, and takes the parts', () => {
    const html = form([field('Address', { type: 'address' })]);
    expect(html).toMatch(/disabled=""[^>]*placeholder="Unable to load"/);
    for (const part of ['street', 'city', 'province', 'postalCode', 'country'])
      expect(html).toContain(`name="address.${part}"`);
  });

  it('keeps the box that finds addresses for its script, where there is a service', () => {
    const dynamicForm = toDynamicForm([field('Address', { type: 'address' })]);
    const block = { type: 'CustomForm', props: { dynamicForm } as unknown as JsonObject };
    const column = { type: 'Column', children: [block] };
    const html = pageHtml({ type: 'Section', children: [column] }, { findsPlaces: true });
    expect(behavioursIn(html)).toEqual(['address-places', 'form-send']);
    expect(html).toMatch(/data-part="finder"[^>]*hidden=""/);
    expect(html).toMatch(/<input type="hidden" name="address.countryCode"/);
    expect(html).not.toMatch(/Unable to load"|disabled/);
  });

  it('sends nobody the recipients, and no more script than it needs', () => {
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

  it('is shown whatever is stored as its fields', () => {
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

  it('come back as they were kept', () => {
    const all = FORM_FIELD_TYPES.map((type) =>
      field(`A ${type}`, {
        type,
        options: ['select', 'radio', 'checkbox'].includes(type) ? ['a'] : [],
      }),
    );
    const form = toDynamicForm(all) as unknown as JsonObject;
    expect(FORM_ITEMS.toKept(FORM_ITEMS.toItems(form))).toEqual(form);
  });

  it('FORM-012 FORM-016 FORM-017 say what is missing', () => {
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

  it('FORM-018 take options with commas between them', () => {
    expect(kept({ ...name, type: 'select', options: 'Red, Blue,, Red ' }).options).toEqual([
      'Red',
      'Blue',
    ]);
  });

  it('FORM-014 FORM-015 are an email or a phone, and only where they are a text or a phone', () => {
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

  it('FORM-033 have the types that are listed, and an info box and a step besides', () => {
    expect(FORM_FIELD_TYPES).toEqual(
      'text textarea phone number date select radio checkbox file address vehicle product infoBox step'.split(
        ' ',
      ),
    );
  });

  it.each(FORM_FIELD_TYPES.filter((type) => type !== 'infoBox' && type !== 'step'))(
    'FORM-004 FORM-033 draws the info box of a %s field with that field, and describes its input by it',
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

  it('FORM-033 lets authors set the info box of every field that visitors fill in', () => {
    const list = SETTINGS.CustomForm.find(({ prop }) => prop === 'dynamicForm');
    const title = (list?.kind === 'list' ? list.fields : []).find(
      ({ prop }) => prop === 'infoTitle',
    );
    expect(title?.when).toMatchObject({ is: expect.arrayContaining(['text', 'file', 'infoBox']) });
  });
});

describe('a sign-up to a newsletter', () => {
  const html = pageHtml({
    type: 'Section',
    children: [{ type: 'Column', children: [{ type: 'NewsletterSignup', props: { listId: 3 } }] }],
  });

  it('BLK-NEWSLETTER-01 requires an email address, and says so in its own words', () => {
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
