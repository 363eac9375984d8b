import { EMPTY_FORM_FIELD, type FormField, toDynamicForm } from '@org/schema/entities';
import { defineExamples } from '../../define/define-examples.ts';
import { type CustomFormProps, STARTING_FIELDS } from './custom-form.definition.ts';

const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  ...EMPTY_FORM_FIELD,
  id: label.toLowerCase().slice(0, 40),
  label,
  ...more,
});
const required = { required: true, pattern: { value: '', message: '' } };

/** A booking in three steps, with conditional fields. */
const BOOKING: readonly FormField[] = [
  field('Your visit', { type: 'step' }),
  field('Course', {
    type: 'radio',
    options: ['First bowl', 'Glaze evening', 'Private group'],
    rules: required,
  }),
  field('How many are you?', {
    type: 'number',
    inputWidth: 'half',
    showWhen: { label: 'Course', value: 'Private group' },
    rules: required,
  }),
  field('Day', { type: 'date', inputWidth: 'half', rules: required }),
  field('Where to find you', { type: 'step' }),
  field('Name', { rules: required, inputWidth: 'half' }),
  field('Email', { rules: required, validateEmail: true, inputWidth: 'half' }),
  field('Anything else?', { type: 'step' }),
  field('Notes', { type: 'textarea' }),
];

/** Every type of field once. */
const EVERYTHING: readonly FormField[] = [
  field('About this order', {
    type: 'infoBox',
    infoBox: {
      title: 'Made to order',
      description: 'We fire once a week. Most orders leave the workshop within ten days.',
      variant: 'info',
      align: 'start',
      className: '',
    },
  }),
  field('Name', { rules: required, inputWidth: 'half' }),
  field('Email', { validateEmail: true, rules: required, inputWidth: 'half' }),
  field('Phone', { type: 'phone', inputWidth: 'half', placeholder: '(416) 555-0142' }),
  field('Pieces', { type: 'number', inputWidth: 'half', defaultValue: '6' }),
  field('Needed by', { type: 'date', inputWidth: 'half' }),
  field('Glaze', {
    type: 'select',
    options: ['Celadon', 'Tenmoku', 'Oatmeal'],
    inputWidth: 'half',
  }),
  field('Delivery', { type: 'radio', options: ['Pick up', 'Send it'], inputWidth: 'half' }),
  field('Extras', { type: 'checkbox', options: ['Gift wrap', 'Card'], inputWidth: 'half' }),
  field('Drawing', { type: 'file' }),
  field('Address', { type: 'address' }),
  field('Vehicle', { type: 'vehicle' }),
  field('Product', { type: 'product' }),
  field('Message', { type: 'textarea' }),
  field('Consent', {
    type: 'checkbox',
    showLabel: false,
    checkboxLabel: 'You may keep my details to answer me.',
    rules: required,
  }),
];

/** Examples of forms. */
export const customFormExamples = defineExamples<CustomFormProps>({
  minimal: {
    props: { dynamicForm: toDynamicForm([field('Your email', { validateEmail: true })]) },
  },
  typical: {
    props: {
      dynamicForm: toDynamicForm(STARTING_FIELDS),
      submitButtonText: 'Send message',
      newsletterSignup: true,
      newsletterText: 'Write to me when there are new courses',
    },
  },
  longText: {
    props: {
      dynamicForm: toDynamicForm([
        ...EVERYTHING,
        field(`Pneumonoultramicroscopicsilicovolcanoconiosis ${'and then some more '.repeat(7)}`),
      ]),
      submitButtonText: 'Ask for an offer without any obligation whatsoever, please',
    },
  },
  empty: { props: { dynamicForm: {} } },
  rtl: {
    dir: 'rtl',
    props: {
      dynamicForm: toDynamicForm([
        field('الاسم', { rules: required, inputWidth: 'half' }),
        field('البريد الإلكتروني', { validateEmail: true, inputWidth: 'half' }),
        field('الرسالة', { type: 'textarea', rules: required }),
      ]),
      submitButtonText: 'إرسال',
    },
  },
});

/** A form in steps, for its story. */
export const STEPS_EXAMPLE = {
  props: {
    ...customFormExamples.typical.props,
    dynamicForm: toDynamicForm(BOOKING),
    newsletterSignup: false,
    submitButtonText: 'Ask for a place',
  },
};

/** Every type of field, for its story. */
export const EVERY_FIELD_EXAMPLE = {
  props: { ...customFormExamples.typical.props, dynamicForm: toDynamicForm(EVERYTHING) },
};

/** A workshop's form that asks for a vehicle, for its story. */
export const VEHICLE_EXAMPLE = {
  props: {
    ...customFormExamples.typical.props,
    dynamicForm: toDynamicForm([
      field('Your vehicle', { type: 'vehicle' }),
      field('What is it about?', { type: 'textarea' }),
    ]),
    newsletterSignup: false,
    submitButtonText: 'Ask for a day',
  },
};

/** A form that finds addresses, for its story. */
export const ADDRESS_EXAMPLE = {
  props: {
    ...customFormExamples.typical.props,
    dynamicForm: toDynamicForm([field('Where do we send it?', { type: 'address' })]),
    newsletterSignup: false,
    submitButtonText: 'Send',
  },
  context: { findsPlaces: true },
};
